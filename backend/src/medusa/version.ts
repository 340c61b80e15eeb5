/** The version of all of Medusa's packages that this room was compared with. */
export const MEDUSA_VERSION = "2.21.2";

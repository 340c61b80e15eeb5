/** The numbers behind the size guide's tables and calculator, in centimetres. */

/** Where to set a handle when nobody can measure the wrist: about half the height, shoes on. */
export const HANDLE_HEIGHTS = [
  { height: 150, feet: "4 ft 11 in", handle: 76 },
  { height: 160, feet: "5 ft 3 in", handle: 81 },
  { height: 170, feet: "5 ft 7 in", handle: 86 },
  { height: 180, feet: "5 ft 11 in", handle: 91 },
  { height: 190, feet: "6 ft 3 in", handle: 97 },
] as const;

/** Room for clothes beside the hips, and between the seat's front edge and the calf. */
export const SEAT_WIDTH_ROOM = 2.5;
export const SEAT_DEPTH_ROOM = 5;

/** The seat widths that wheelchairs are sold in, each with the widest hips it suits. */
export const SEAT_WIDTHS = [
  { hipsUpTo: 38, width: 41 },
  { hipsUpTo: 43, width: 46 },
  { hipsUpTo: 48, width: 51 },
] as const;

/**
 * Knee-high compression socks: common sizes, around ankle and calf. Makers differ; "Medium" is that
 * of the socks in the demo catalog.
 */
export const SOCK_SIZES = [
  { name: "Small", ankle: [17, 20], calf: [28, 36] },
  { name: "Medium", ankle: [20, 25], calf: [33, 41] },
  { name: "Large", ankle: [25, 29], calf: [37, 46] },
  { name: "Extra large", ankle: [29, 33], calf: [42, 51] },
] as const;

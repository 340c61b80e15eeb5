/** What may be chosen for goods of one shipping profile, the cheapest first; amounts in cents. */
interface ProfiledOffer {
  profileId: string;
  amount: number;
}

/**
 * The offers of a cart whose goods have these shipping profiles: all of it goes the way of the goods
 * that are the dearest to send, because what brings a bed brings the lamp too. None where goods of one
 * of the profiles cannot be sent at all. `offers` come cheapest first, and so does what is answered.
 */
export function offersTogether<Offer extends ProfiledOffer>(
  offers: readonly Offer[],
  profileIds: readonly string[],
): Offer[] {
  const ways = [...new Set(profileIds)].map((id) =>
    offers.filter(({ profileId }) => profileId === id),
  );
  if (ways.some(({ length }) => length === 0)) return [];
  const cheapest = (way: readonly Offer[]) => way[0]?.amount ?? 0;
  return ways.reduce(
    (dearest, way) => (cheapest(way) > cheapest(dearest) ? way : dearest),
    ways[0] ?? [],
  );
}

/** Steps of the tutorial; apart from their words, so that a generator's page does not bring them. */
export const coachLength = 5

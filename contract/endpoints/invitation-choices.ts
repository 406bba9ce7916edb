/** What an invitation poster looks like; by itself, so that pages need not load the schemas for it. */
export const posterDesigns = ['aurora', 'gallery', 'lantern', 'ink', 'letter'] as const
export type PosterDesign = (typeof posterDesigns)[number]

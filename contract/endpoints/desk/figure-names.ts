/** What is counted of each day. */
export const figureNames = ['people', 'creations', 'failures', 'spent', 'granted'] as const
export type FigureName = (typeof figureNames)[number]

/** What can be found, in the order in which it is shown. */
export const searchKinds = ['work', 'generator', 'prompt', 'course', 'activity', 'person', 'help'] as const
export type SearchKind = (typeof searchKinds)[number]

/** What is found by its words alone; works and people are shown as they are elsewhere. */
export const textKinds = ['generator', 'prompt', 'course', 'activity', 'help'] as const
export type TextKind = (typeof textKinds)[number]

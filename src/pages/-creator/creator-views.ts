const views = ['works', 'followers', 'following', 'blocked'] as const
export type CreatorView = (typeof views)[number]

export const viewOf = (told: string | undefined): CreatorView => views.find((view) => view === told) ?? 'works'

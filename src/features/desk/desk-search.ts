/** What sections keep in their address; the router may have read it as something else than a text. */
export type DeskSearch = Partial<Record<'search' | 'view' | 'tab' | 'action' | 'actor' | 'subject' | 'engine' | 'kind' | 'cursor' | 'page', unknown>>
export type DeskField = Exclude<keyof DeskSearch, 'cursor' | 'page'>

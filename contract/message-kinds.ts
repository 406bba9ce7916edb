/** What a message is about. */
export const messageKinds = ['system', 'task', 'reward', 'social', 'reply', 'order'] as const
export type MessageKind = (typeof messageKinds)[number]

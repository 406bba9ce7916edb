import type { PromptId } from '#contract/prompts/prompt-library.ts'

/** The picture that was painted from a prompt of the library, some 512 pixels at its longer side. */
export const promptPicture = (id: PromptId): string => `/prompts/${id}.webp`

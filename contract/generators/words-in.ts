type Input = Readonly<Record<string, unknown>>

const textAt = (input: Input, field: string) => {
  const value = input[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The words a work was made from: its prompt or script, or its backdrop's prompt. */
export function promptOf(input: Input): string | undefined {
  return textAt(input, 'prompt') ?? textAt(input, 'script') ?? textAt((input.backdrop ?? {}) as Input, 'prompt')
}

/** Everything in an input that its person has written and that a picture or film may show: also lettering, titles and captions. */
export function wordsIn(input: Input): string[] {
  const scenes = Array.isArray(input.scenes) ? (input.scenes as Input[]) : []
  const ofScenes = scenes.flatMap((scene) => [textAt(scene, 'caption'), textAt(scene, 'picture')])
  return [promptOf(input), textAt(input, 'title'), ...ofScenes].filter((text) => text !== undefined)
}

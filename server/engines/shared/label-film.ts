import { Conversion, FilePathSource, FilePathTarget, Input, MP4, Mp4OutputFormat, Output, WEBM, WebMOutputFormat } from 'mediabunny'
import { appConfig } from '#config'
import type { VideoAsset } from '../engine.ts'
import { badAnswer } from './bad-answer.ts'

/** What a film says of itself: to people who look into the file, and to machines. */
export const filmLabel = (taskId: string) => ({
  comment: `Made with ${appConfig.name} AI`,
  labels: { AIGC: JSON.stringify({ Label: '1', ContentProducer: appConfig.name, ProduceID: taskId }) },
})

/**
 * The same film in another file, frame by frame as it was, with our label instead of all that its maker wrote into it, such as the prompt. Rejects with
 * a transient EngineError for a film that cannot be taken apart.
 */
export async function labelFilm({ file, mime }: { file: string; mime: VideoAsset['mime'] }, taskId: string): Promise<string> {
  const labelled = `${file}-labelled`
  const { comment, labels } = filmLabel(taskId)
  const input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(file) })
  // What players need first comes last: the whole film is never in memory, and files are served in ranges.
  const format = mime === 'video/mp4' ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat()
  try {
    const conversion = await Conversion.init({ input, output: new Output({ format, target: new FilePathTarget(labelled) }), tags: () => ({ comment, raw: labels }), showWarnings: false })
    if (!conversion.isValid) throw new Error(conversion.discardedTracks.map(({ reason }) => reason).join(', '))
    await conversion.execute()
    return labelled
  } catch (error) {
    throw badAnswer(error)
  } finally {
    input.dispose()
  }
}

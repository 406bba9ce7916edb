import { createActor, fromCallback, fromPromise } from 'xstate'
import { cameraMachine, type CameraEvent } from './camera-machine.ts'
import { guide, type FacePlace, type Frame } from './guide.ts'

/** Between two looks at the picture, milliseconds. */
const LOOK_MS = 250
/** Height of the picture that is looked at, pixels. */
const LOOK_HEIGHT = 120

/** Finds faces in some browsers; others have none of it. */
interface FaceDetector {
  detect(source: HTMLVideoElement): Promise<{ boundingBox: DOMRectReadOnly }[]>
}
declare global {
  interface Window {
    FaceDetector?: new (options: { fastMode: boolean; maxDetectedFaces: number }) => FaceDetector
  }
}

export interface CameraEffects {
  video: () => HTMLVideoElement | null
  keep: (shot: File) => void
}

/** Runs the camera of this device. It is let go when the actor stops. */
export function startCamera(current: () => CameraEffects) {
  const machine = cameraMachine.provide({
    actors: {
      open: fromPromise(({ signal }) => openCamera(signal)),
      shoot: fromPromise(() => shoot(current().video())),
      watch: fromCallback<CameraEvent, { stream: MediaStream }>(({ input, sendBack }) => {
        const stop = watch(() => current().video(), sendBack)
        return () => {
          stop()
          letGo(input.stream)
        }
      }),
    },
    actions: {
      keep: (_, { shot }) => current().keep(shot),
    },
  })
  return createActor(machine).start()
}

const letGo = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // Browsers within chat programs have none of it, nor pages without https.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('no camera', 'NotFoundError')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1440 } } })
  // The person has left while they were asked.
  if (signal.aborted) letGo(stream)
  return stream
}

/** The whole picture as the camera sees it: what is mirrored on the screen is not in the photo. */
async function shoot(video: HTMLVideoElement | null): Promise<File> {
  if (!video?.videoWidth) throw new Error('The camera shows nothing yet')
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')!.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.93))
  if (!blob) throw new Error('The picture cannot be kept')
  return new File([blob], 'selfie.jpg', { type: 'image/jpeg' })
}

/** Looks at the picture again and again and tells what to change. */
function watch(videoNow: () => HTMLVideoElement | null, tell: (event: CameraEvent) => void): () => void {
  const canvas = document.createElement('canvas')
  let detector = window.FaceDetector && new window.FaceDetector({ fastMode: true, maxDetectedFaces: 3 })
  let previous: Frame | undefined
  let ended = false
  const look = async () => {
    const video = videoNow()
    if (!video?.videoWidth) return
    const frame = readFrame(video, canvas)
    const faces = await detector?.detect(video).then(
      (found) => found.map((face) => placeOf(face.boundingBox, video)),
      // It is there by name alone.
      () => void (detector = undefined),
    )
    if (!ended) tell({ type: 'HINT', hint: guide(frame, previous, faces ?? undefined) })
    previous = frame
  }
  let next = setTimeout(function again() {
    void look().finally(() => {
      if (!ended) next = setTimeout(again, LOOK_MS)
    })
  }, LOOK_MS)
  return () => {
    ended = true
    clearTimeout(next)
  }
}

function readFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): Frame {
  const height = LOOK_HEIGHT
  const width = Math.round((height * video.videoWidth) / video.videoHeight)
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d', { willReadFrequently: true })!
  brush.drawImage(video, 0, 0, width, height)
  const { data } = brush.getImageData(0, 0, width, height)
  return { width, height, grey: Uint8Array.from({ length: width * height }, (_, i) => 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!) }
}

const placeOf = ({ x, y, width, height }: DOMRectReadOnly, { videoWidth, videoHeight }: HTMLVideoElement): FacePlace => ({
  x: x / videoWidth,
  y: y / videoHeight,
  width: width / videoWidth,
  height: height / videoHeight,
})

import { parentPort, workerData } from 'node:worker_threads'
import { drawPoster } from './draw-poster.ts'
import type { PosterRequest } from './poster.ts'

// Whoever starts this thread hands over a request: see draw-apart.ts.
parentPort!.postMessage(await drawPoster(workerData as PosterRequest))

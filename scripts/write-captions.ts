import { writeCaptions } from './lessons/captions.ts'

// After a change of words: `npm run lessons:captions`. New films come with theirs.
await writeCaptions()

import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { HouseAccount } from './house-accounts.ts'
import type { PaintedSample } from './samples.ts'

type PhotoInput =
  | { generator: 'cutout'; input: Omit<GeneratorInput<'cutout'>, 'photo'> }
  | { generator: 'background-change'; input: Omit<GeneratorInput<'background-change'>, 'photo'> }

/** What a photo becomes: shipped as photos/<photo> and pictures/<slug>.webp. Where the photos come from: photos/README.md. */
export type PhotoSample = PhotoInput & {
  slug: string
  by: HouseAccount
  photo: 'astronaut.jpg' | 'coffee.jpg'
  titles: PaintedSample['titles']
}

const cutout = (subject: 'person' | 'object'): PhotoInput => ({
  generator: 'cutout',
  input: { subject, strokes: [], background: { kind: 'transparent' } },
})

const backdrop = (prompt: string, seed: number): PhotoInput => ({
  generator: 'background-change',
  input: { backdrop: { kind: 'prompt', prompt, style: 'auto' }, strokes: [], depthOfField: 0.35, lightWrap: 0.5, seed },
})

export const photoSamples: readonly PhotoSample[] = [
  { slug: 'cutout-astronaut', by: 'star', photo: 'astronaut.jpg', ...cutout('person'), titles: ['宇航员抠图', '太空人去背', 'Astronaut, cut out', 'Astronauta recortada', 'Astronaute détourée', '宇宙飛行士の切り抜き'] },
  { slug: 'cutout-coffee', by: 'bloom', photo: 'coffee.jpg', ...cutout('object'), titles: ['咖啡杯抠图', '咖啡杯去背', 'Coffee, cut out', 'Café recortado', 'Café détouré', 'コーヒーの切り抜き'] },
  { slug: 'backdrop-astronaut', by: 'peak', photo: 'astronaut.jpg', ...backdrop('日落时的雪山湖', 71), titles: ['换到雪山前', '換到雪山前', 'In front of the mountains', 'Ante las montañas', 'Devant les montagnes', '雪山の前で'] },
  { slug: 'backdrop-astronaut-galaxy', by: 'star', photo: 'astronaut.jpg', ...backdrop('紫色星云，星空', 72), titles: ['换到星空下', '換到星空下', 'Under the stars', 'Bajo las estrellas', 'Sous les étoiles', '星空の下で'] },
  { slug: 'backdrop-coffee', by: 'bloom', photo: 'coffee.jpg', ...backdrop('春天的樱花，粉彩', 73), titles: ['樱花与咖啡', '櫻花與咖啡', 'Coffee and blossom', 'Café y flores', 'Café et fleurs', '桜とコーヒー'] },
]

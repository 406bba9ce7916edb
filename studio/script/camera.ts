import type { FilmSpec } from '../film/film-spec.ts'

export type CameraMove = FilmSpec['move']

/** What a sentence tells of, and how a camera sees that, in the six languages. The first that is found decides. */
const CUES: readonly (readonly [move: CameraMove, cue: RegExp])[] = [
  ['push', /脸|臉|眼睛|微笑|手里|手裡|凝视|凝視|走近|靠近|顔|瞳|笑顔|見つめ|近づ|\b(face|eyes?|smiles?|smiled|hands?|closer|whisper\w*|visage|yeux|sourire|sourit|approche|rostro|ojos|sonríe|sonrisa|cerca)\b/iu],
  ['rise', /升起|飞|飛|高楼|高樓|塔|抬头|抬頭|气球|氣球|上升|昇|見上げ|登|\b(rises?|rose|rising|flies|flew|fly|tower|climbs?|looks up|balloons?|s'élève|vole|tour|grimpe|sube|vuela|torre|asciende|globos?)\b/iu],
  ['sink', /落下|下雨|雨|雪|飘落|飄落|沉|坠|墜|降|沈|舞い落|\b(falls?|fell|rain|snow\w*|sinks?|drops?|tombe|pluie|neige|descend|cae|lluvia|nieve|baja)\b/iu],
  ['pull', /远方|遠方|告别|告別|离开|離開|世界|星空|山脉|山脈|全景|最后|最後|旅立|遠く|別れ|地平|\b(far|horizon|world|leaves?|left|goodbye|mountains?|stars|finally|loin|monde|montagnes?|étoiles|adieu|enfin|lejos|mundo|montañas?|estrellas|adiós|final)\b/iu],
  ['pan-right', /走|跑|路|街|河|列车|列車|火车|火車|船|旅|岸|歩|走|道|川|\b(walks?|walked|runs?|ran|road|street|river|train|ship|boat|shore|marche|court|route|rue|rivière|train|bateau|camina|corre|camino|calle|río|tren|barco)\b/iu],
  ['orbit', /城堡|雕像|花|树|樹|房子|灯塔|燈塔|城|像|木|家|\b(castle|statue|flowers?|tree|house|lighthouse|château|fleurs?|arbre|maison|phare|castillo|flores|flor|árbol|casa|faro)\b/iu],
]

/** What follows where nothing is said, so that two moves alike never stand together. */
const TURNS: readonly CameraMove[] = ['push', 'pan-right', 'pull', 'orbit', 'rise', 'pan-left']

/** The camera of each scene: by what it tells of, never twice the same in a row; the last one draws back. */
export function camerasFor(texts: readonly string[]): CameraMove[] {
  const moves: CameraMove[] = []
  for (const [i, text] of texts.entries()) {
    const last = moves.at(-1)
    const wished = i > 0 && i === texts.length - 1 ? 'pull' : CUES.find(([, cue]) => cue.test(text))?.[0]
    const opposite = wished === 'pan-right' && i % 2 === 1 ? 'pan-left' : wished
    const free = TURNS[i % TURNS.length] === last ? TURNS[(i + 1) % TURNS.length]! : TURNS[i % TURNS.length]!
    moves.push(opposite !== undefined && opposite !== last ? opposite : free)
  }
  return moves
}

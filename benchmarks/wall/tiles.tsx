/** A work as far as its tile shows it. */
export interface Tile {
  id: string
  /** Height over width. */
  ratio: number
  colour: string
}

const RATIOS = [0.56, 1, 1.33, 0.75, 1.6, 1]

/** Tiles from one number to another, always the same. */
export const tilesOf = (from: number, count: number): Tile[] =>
  Array.from({ length: count }, (_, at) => {
    const n = from + at
    return { id: `t${n}`, ratio: RATIOS[(n * 7) % RATIOS.length]!, colour: `hsl(${(n * 47) % 360} 40% 40%)` }
  })

/** The same picture under an address of its own for each tile, as a browser decodes each. */
const pictureOf = (id: string) => `/picture.webp?${id}`

export const CAPTION_PX = 34

/** As many elements as a tile of the product has, and of their kinds. */
export function TileView({ tile }: { tile: Tile }) {
  return (
    <article style={{ position: 'relative' }}>
      <a href={`#${tile.id}`} aria-label={tile.id} style={{ display: 'block', overflow: 'hidden', borderRadius: 20 }}>
        <span style={{ display: 'block', aspectRatio: `1 / ${tile.ratio}`, backgroundColor: tile.colour }}>
          <picture style={{ display: 'block', height: '100%' }}>
            <img src={pictureOf(tile.id)} alt={tile.id} loading="lazy" decoding="async" width={304} height={304} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
          </picture>
        </span>
      </a>
      <footer style={{ display: 'flex', alignItems: 'center', height: CAPTION_PX, gap: 8, fontSize: 12 }}>
        <span style={{ width: 22, height: 22, borderRadius: '50%', background: tile.colour }} />
        <span style={{ flex: 1 }}>{tile.id}</span>
        <span>
          <svg viewBox="0 0 24 24" width={14} height={14}>
            <path d="M12 21 3 12a5 5 0 0 1 9-5 5 5 0 0 1 9 5Z" />
          </svg>
          {tile.id.length}
        </span>
      </footer>
    </article>
  )
}

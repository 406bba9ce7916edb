import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '~/app/style/tokens.css'
import { tilesOf } from './tiles.tsx'
import { walls } from './walls.tsx'

/** A page of the feed comes after this time, as over a quick line. */
const PAGE = 24
const PAGE_MS = 40

declare global {
  interface Window {
    wall: { leave: () => void; return: () => void; size: () => number }
  }
}

const query = new URLSearchParams(location.search)
const Wall = walls[query.get('wall') as keyof typeof walls]
const most = Number(query.get('tiles'))

function App() {
  const [tiles, setTiles] = useState(() => tilesOf(0, PAGE))
  const [away, setAway] = useState(false)
  window.wall = { leave: () => setAway(true), return: () => setAway(false), size: () => tiles.length }
  if (away) return <p>elsewhere</p>
  const more = () => setTimeout(() => setTiles((known) => (known.length < most ? [...known, ...tilesOf(known.length, Math.min(PAGE, most - known.length))] : known)), PAGE_MS)
  return <Wall tiles={tiles} onEnd={more} />
}

createRoot(document.getElementById('app')!).render(<App />)

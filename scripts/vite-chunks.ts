import path from 'node:path'
import type { Rolldown } from 'vite'

type Chunks = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

interface Graph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

/** Pages that are visited together: what one of them needs, the others of its area may bring along. */
const areas: Readonly<Record<string, RegExp>> = {
  home: /^(?:\+index|square\/square\/index)\./,
  money: /^(?:functionSquare\/(?:wallet|buy|balance)\/|cashier\/|functionListThree\/coupon\/|functionList\/draw\/(?:balance|sign|taskCenter|friend|invitedetail|sharehb)\.)/,
  // Forty screens of the same code, each with its own fields and their words.
  portraits: /^functionListThree\/draw\/(?:human|cjhx|halloween|ecymh|xc\w+|xqtmzb|dhnsysz|mgqpysz|htgzysz|fggfysz|xywnysbz|yhsxysz|xdmsysbz|yszdiy|[sz][gj]nymh|zpzdm)\./,
  faces: /^functionList(?:Three)?\/draw\/(?:changeClothes|dressUp|avatarDraw|yjhl|yjhz|yjmy|mtth|mtscq|dscphmt)\./,
  films: /^functionList(?:Three)?\/draw\/(?:imgToVideo|textVideo|live)\./,
  pictures: /^(?:functionList(?:Three)?\/draw\/(?:\w*Draw|extend|bjxg|ctxr|tpch|textToImagePro|cats|erasure|imgToText)\.|functionSquare\/(?:cutout\/|draw\/repair))/,
  doubles: /^(?:functionListThree\/photo\/|functionSquare\/draw\/photo)/,
  works: /^(?:functionList\/draw\/show|functionSquare\/square)/,
  mine: /^(?:functionList\/draw\/history|square\/account)/,
  workstation: /^square\/draw\//,
  login: /^functionSquare\/login\//,
  settings: /^functionSquare\/set\//,
  desk: /^admin\//,
  talk: /^(?:functionListThree\/message\/|functionList\/(?:feedback\/|draw\/business))/,
  courses: /^functionList\/draw\/(?:course|videoPlay)\./,
  activities: /^functionSquare\/activity\//,
  search: /^square\/index\//,
  people: /^(?:creator|favourites)\./,
  about: /^(?:functionSquare|pagesA)\/about\//,
  outside: /^square\/webview\//,
}

const makers = new Set(['portraits', 'faces', 'films', 'pictures'])

const isOfWorks = (area: string) => area === 'works' || area === 'mine'

/** What even one page of these needs alone is in the area's file. */
const whole = new Set(['home', ...makers, 'desk', 'search'])

/** A page's file, by its path in pages/, or the module of a part that is fetched when it is needed. */
function entryOf(id: string): string {
  const file = /[\\/]pages[\\/]([^?]+\.tsx)(?:\?tsr-split|$)/.exec(id)?.[1]?.replaceAll('\\', '/')
  return file === undefined || file.includes('/-') ? id : file
}

const isPage = (entry: string) => !path.isAbsolute(entry)
const areaOf = (entry: string) => Object.keys(areas).find((area) => areas[area]!.test(entry))

/** Who draws an icon: the library's index imports all of them, so the names that modules import from it are read. */
function importersOf(id: string, graph: Graph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const icon = /lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.mjs$/.exec(id)?.[1]
  const index = importers.find((importer) => importer.endsWith('lucide-react.mjs'))
  if (!icon || !index) return importers
  const names = new RegExp(`\\{([^}]*)\\}\\s*from\\s*'\\./icons/${icon}\\.mjs'`).exec(graph.getModuleInfo(index)?.code ?? '')?.[1]
  const anyName = names?.replaceAll(/default as /g, '').replaceAll(/\s*,\s*/g, '|').trim()
  const imported = new RegExp(`import\\s*\\{[^}]*\\b(?:${anyName})\\b[^}]*\\}\\s*from\\s*["']lucide-react["']`)
  return (graph.getModuleInfo(index)?.importers ?? []).filter((module) => imported.test(graph.getModuleInfo(module)?.code ?? ''))
}

/**
 * Which modules of the browser's build share a file. What every page needs comes in two, libraries and app. The rest is
 * by the pages and areas that need it: a file for each module would cost more than it saves, and one for all is what pages
 * need not load. What only late parts share is left to the bundler.
 */
export function chunks(): Chunks {
  const modules = new Map<string, Rolldown.ModuleInfo | null>()
  /** Asking the bundler for a module takes its time, so each is asked for once. */
  const remembered = (graph: Graph): Graph => ({
    getModuleInfo(id) {
      if (!modules.has(id)) modules.set(id, graph.getModuleInfo(id))
      return modules.get(id) ?? null
    },
  })
  const importers = new Map<string, readonly string[]>()
  const importersIn = (graph: Graph, id: string) => {
    const known = importers.get(id)
    if (known) return known
    const found = importersOf(id, graph)
    importers.set(id, found)
    return found
  }
  const usersOf = new Map<string, ReadonlySet<string>>()
  /** The pages, and the parts that come later, which bring a module along. */
  const users = (id: string, graph: Graph): ReadonlySet<string> => {
    const known = usersOf.get(id)
    if (known) return known
    const found = new Set<string>()
    const seen = new Set([id])
    for (const above of seen) {
      if ((graph.getModuleInfo(above)?.dynamicImporters.length ?? 0) > 0) found.add(entryOf(above))
      for (const importer of importersIn(graph, above)) seen.add(importer)
    }
    usersOf.set(id, found)
    return found
  }
  const chunkOf = (id: string, graph: Graph): string | null => {
    const by = users(id, remembered(graph))
    const needed = [...new Set([...by].map(areaOf))].filter((area) => area !== undefined)
    const [only] = by
    if (by.size === 1 && isPage(only!) && !whole.has(needed[0] ?? '')) return only!
    if (needed.length === 0) return null
    if (needed.length === 1) return needed[0]!
    if (needed.includes('home')) return 'common'
    const others = needed.filter((area) => !makers.has(area))
    const ofWorks = others.every(isOfWorks)
    if (others.length === 0) return 'create'
    if (others.length < needed.length) return ofWorks ? 'results' : 'forms'
    if (ofWorks) return 'gallery'
    return others.some(isOfWorks) ? 'account' : 'person'
  }
  // A module comes with what it imports that no group before has taken.
  return {
    groups: [
      // No change of ours touches these; Start's own packages import the app.
      { name: 'libraries', test: /rolldown[\\/]runtime|node_modules[\\/](?!@tanstack[\\/](react-)?start)/, tags: ['$initial'], priority: 3 },
      { name: 'app', tags: ['$initial'], priority: 2 },
      // Every generator asks which lesson is its own, and needs nothing else of the courses.
      { name: 'lessons', test: /contract[\\/]courses[\\/]lessons/, includeDependenciesRecursively: false, priority: 1 },
      { name: 'machines', test: /node_modules[\\/]xstate/, priority: 1 },
      { name: chunkOf, debugName: 'areas', includeDependenciesRecursively: false },
    ],
  }
}

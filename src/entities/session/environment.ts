import { appConfig } from '#config'
import { isInstalled } from '~/shared/lib/is-installed.ts'
import { browserPlatform } from '~/shared/lib/platform.ts'
import { systemOf } from '~/shared/lib/system.ts'

type Os = ReturnType<typeof systemOf>['os']

export interface SystemInfo {
  os: Os
  /** Major; absent where the browser does not tell. */
  osVersion?: number
  browser?: string
  /** Of the browser's own interface. */
  language: string
  /** In CSS pixels. */
  screen: { width: number; height: number }
  pixelRatio: number
  touch: boolean
}

/** By which door the app is used: a phone's browser, a desktop's, installed, or inside a mini program. */
export type Port = 'h5' | 'pc' | 'app' | 'mini'

/** In this order: Edge and the chat platform also call themselves Chrome, Chrome also Safari. */
const browsers = ['MicroMessenger', 'Edg', 'Firefox', 'FxiOS', 'CriOS', 'Chrome', 'Safari']

const browserOf = (userAgent: string) => browsers.find((name) => userAgent.includes(`${name}/`))

function portOf(userAgent: string, os: Os): Port {
  if (/miniProgram/i.test(userAgent) || '__wxjs_environment' in window) return 'mini'
  if (isInstalled()) return 'app'
  // The chat platform has a browser on either; what it runs on decides.
  return browserPlatform() === 'h5' || os === 'ios' || os === 'android' || os === 'harmony' ? 'h5' : 'pc'
}

const { chatPlatforms } = appConfig.session

/** Inside which chat platform's app this runs, where it is one. */
function chatPlatformOf(userAgent: string): number | undefined {
  if (/MicroMessenger/i.test(userAgent)) return chatPlatforms.wx
  return /Kwai|Kuaishou|ksNebula/i.test(userAgent) ? chatPlatforms.ks : undefined
}

/** What the browser tells of itself and its device. */
export function readEnvironment() {
  const { userAgent, language, maxTouchPoints } = navigator
  const { os, version } = systemOf(userAgent, maxTouchPoints)
  const systemInfo: SystemInfo = {
    os,
    osVersion: version,
    browser: browserOf(userAgent),
    language,
    screen: { width: screen.width, height: screen.height },
    pixelRatio: devicePixelRatio,
    touch: maxTouchPoints > 0,
  }
  const chatPlatform = chatPlatformOf(userAgent)
  return { systemInfo, platform: browserPlatform(), port: portOf(userAgent, os), ...(chatPlatform !== undefined && { chatPlatform }) }
}

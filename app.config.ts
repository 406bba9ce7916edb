/**
 * What the product is: read by the build, the web app and the server alike.
 * What an installation may change (addresses, ports, secrets) is in server/platform/config.ts instead.
 */
export const appConfig = {
  name: 'Inkling',
  appVersion: '3.0.0',
  appVersionCode: 472,
  channel: 'web',
  base: '/',
  /** Where the web server answers the API's addresses for browsers, whichever API stands behind it. */
  apiPath: '/api',

  locales: ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr', 'ja'],
  defaultLocale: 'zh-Hans',

  layout: {
    topBarPx: 56,
    tabBarPx: 70,
    headerPx: { android: 50, other: 45 },
    designWidthRpx: 750,
    /** Root font size = viewport width / rootFontDivisor, with the real width up to maxFluidWidthPx. */
    rootFontDivisor: 23.4375,
    maxFluidWidthPx: 960,
    wideBaseWidthPx: 375,
    thumbnailWidthPx: 608,
  },

  colours: {
    page: '#0E0E0E',
    tabText: '#8E8E8E',
    tabSelected: '#DCEAF0',
    pullToRefresh: '#386EE7',
  },

  timeouts: {
    requestMs: 60_000,
    uploadMs: 60_000,
    downloadMs: 60_000,
    socketMs: 60_000,
    pageMs: 60_000,
    pageLoaderDelayMs: 200,
  },

  toast: { apiErrorMs: 2500, apiErrorDelayMs: 500, defaultMs: 1500 },

  gestures: { longPressMs: 350, longPressMovePx: 10 },
  preview: { minScale: 1, maxScale: 4 },
  inputMaxLength: 140,

  session: {
    tokenKey: 'uni_id_token',
    sessionIdLength: 32,
    trackBatchOver: 4,
    questionnaireAfter: 3,
  },

  login: {
    codeDigits: 6,
    codeValidSeconds: 300,
    codeEverySeconds: 60,
    codesPerDay: 10,
    codeTries: 5,
    defaultRegion: 'CN',
    tokenDays: 30,
  },

  uploads: {
    imageTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'image/avif', 'image/gif'],
    imageMaxBytes: 20 * 1024 * 1024,
    imageMaxPixels: 50_000_000,
    imageMinSidePx: 64,
  },

  creation: {
    giftPoints: 10,
    promptMaxLength: 800,
    negativeMaxLength: 200,
    maxCount: 4,
    binDays: 30,
    /** Creations of one person that may wait or run at once. */
    maxActiveTasks: 5,
  },
} as const

export type Locale = (typeof appConfig.locales)[number]

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
    /** Which narrower pictures may be asked for: of faces, and of works in two columns. */
    smallerWidthsPx: [96, 304, 456],
    /** The examples that come with the app are this wide, and this. */
    exampleWidthsPx: [320, 640],
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
    /** The cookie of the token, which scripts cannot read, and the key under which they find its claims. */
    tokenKey: 'uni_id_token',
    /** The cookie that copies the claims for the server; `loggedOut` in it: this device has forgotten the session, whatever the other cookie says. */
    claimsKey: 'uni_id_claims',
    loggedOut: 'out',
    /** Stands in the place of the signature where only the claims are. */
    unsigned: 'kept-in-cookie',
    /** The session store's key, and the version of what is kept under it. */
    storeKey: 'inkling.session',
    storeVersion: 1,
    chatPlatforms: { wx: 1, ks: 2 },
    /** Which chat platform a session belongs to until one is known. */
    defaultChatPlatform: 1,
    questionnaireAfter: 3,
  },

  track: {
    /** Random characters that name a session of use. */
    sessionIdLength: 32,
    /** After this long without use another session begins. */
    sessionIdleMs: 30 * 60_000,
    /** Events are sent once more than this many are kept. */
    batchOver: 4,
    /** Events of one batch at most; the rest waits for the next. */
    batchMost: 100,
    /** Events kept at most while sending fails; the oldest go first. */
    keptMost: 500,
    dataSourceType: 'web',
  },

  login: {
    codeDigits: 6,
    codeValidSeconds: 300,
    codeEverySeconds: 60,
    codesPerDay: 10,
    codesPerDevicePerDay: 30,
    codeTries: 5,
    defaultRegion: 'CN',
    tokenDays: 30,
    /** A token is exchanged for a new one after this long; the old one is good for the grace after the new one is first used. */
    tokenRotateHours: 24,
    tokenGraceSeconds: 60,
    passwordMin: 8,
    passwordMax: 72,
    /** Wrong passwords for one number, and from one address, within passwordTriesSeconds. */
    passwordTries: 5,
    passwordTriesFromAddress: 50,
    passwordTriesSeconds: 900,
    /** How long a proof (a checked code, a chat login that waits for a number) may be used. */
    ticketSeconds: 600,
    qrSeconds: 120,
    qrPollMs: 2000,
  },

  profile: {
    nicknameMax: 20,
    bioMax: 140,
    genders: ['female', 'male', 'other'],
    interests: ['landscape', 'portrait', 'animals', 'anime', 'chinese', 'sci-fi', 'fantasy', 'city', 'food', 'flowers', 'product', 'abstract', 'family', 'travel', 'festival', 'wallpaper'],
    interestsMost: 8,
  },

  /** A person's own data: how they are taken along, and how an account ends. */
  accountData: {
    exportKeptDays: 7,
    exportEveryHours: 24,
    /** What one archive takes along at most: S3 takes files of 5 GB at once. */
    exportMostBytes: 4.5e9,
    /** In which the deletion of an account can be taken back. */
    graceDays: 15,
    /** How long the number of a deleted account gets no second welcome gift. */
    numberKnownDays: 180,
  },

  cloud: {
    spaceId: 'inkling',
    /** How far the clock of a signed request may be off, and how long an anonymous authorisation is good, seconds. */
    signatureSeconds: 300,
    anonymousSeconds: 7200,
    pathMax: 200,
  },

  uploads: {
    imageTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'image/avif', 'image/gif'],
    imageMaxBytes: 20 * 1024 * 1024,
    /** What a camera calls 50 megapixels. */
    imageMaxPixels: 8192 * 6144,
    imageMinSidePx: 64,
    /** Long side to short side: a screenshot of many pages or a panorama of a full turn fits. */
    imageMaxRatio: 20,
    /** What one person may send, and what one address may send to the cloud storage; works taken as photos count too. */
    limits: { atOnce: 4, perMinute: 30, perHour: 150, perDay: 500, bytesPerDay: 1024 ** 3 },
    film: {
      types: ['video/mp4', 'video/webm', 'video/quicktime'],
      maxBytes: 100 * 1024 * 1024,
      leastSeconds: 0.5,
      mostSeconds: 180,
      /** Of one frame: what a phone films in 4K. */
      maxPixels: 4096 * 2304,
      minSidePx: 96,
      /** How long one may take to come, and how long to be looked at and, where browsers do not play it, turned into one that they play. */
      sendMs: 15 * 60_000,
      makeMs: 150_000,
      /** What one person may send. */
      limits: { atOnce: 2, perMinute: 12, perHour: 40, perDay: 80, bytesPerDay: 2 * 1024 ** 3 },
    },
  },

  shop: {
    /** How long an order may be paid, and how many of a person's may wait for that. */
    payMinutes: 30,
    openOrdersMost: 5,
    /** The page asks what has become of an order this often, and has the provider asked this often, while it waits. */
    followMs: 2000,
    checkMs: 15_000,
  },

  search: {
    /** Characters of a search, and of an answer that a question follows. */
    queryMax: 100,
    answerMax: 2000,
    /** Earlier questions that one may follow. */
    turnsMost: 3,
    /** A person types on before suggestions are asked for. */
    suggestAfterMs: 150,
    hotMost: 10,
    historyMost: 20,
  },

  creation: {
    giftPoints: 10,
    promptMaxLength: 800,
    negativeMaxLength: 200,
    /** Characters of the lettering in a portrait. */
    titleMaxLength: 20,
    maxCount: 4,
    binDays: 30,
    /** Creations of one person that may wait or run at once. */
    maxActiveTasks: 5,
    /** On a person's own device: earlier prompts of each kind, own presets of each generator, characters of their names. */
    promptsKept: 20,
    presetsKept: 12,
    presetNameMax: 12,
  },
} as const

/** What people get for coming back and taking part. Apart from the rest, as no browser needs it. */
export const growthConfig = {
  /** Whose days count until a person's device has told its own time zone. */
  defaultZone: 'Asia/Shanghai',
  signIn: {
    /** Points by the day of the streak, then again. */
    rewards: [1, 1, 2, 1, 1, 2, 5],
  },
  /** once: for good; daily: on each of the person's days; each: as often as it happens. The coupon is a template's slug. */
  tasks: [
    { id: 'complete-profile', period: 'once', points: 3 },
    { id: 'first-creation', period: 'once', points: 3, coupon: 'first-recharge' },
    { id: 'publish', period: 'daily', points: 2 },
    { id: 'share', period: 'daily', points: 1 },
    { id: 'lesson', period: 'each', points: 2 },
    { id: 'feedback-adopted', period: 'each', points: 5 },
  ],
} as const

export type Locale = (typeof appConfig.locales)[number]

/** How searches are counted and answered. Of its own, so that browsers do not load it. */
export const searchRules = {
  /** After this long a search weighs half in what is searched for much. */
  halfLifeHours: 72,
  /** Different people or devices that must have searched for something before others see it. */
  seekersLeast: 3,
  /** After which it is forgotten who has searched. */
  seekersKeptDays: 30,
  /** Answers in an hour, for a person and for a visitor's device, and for all visitors of one network. */
  answersPerHour: { person: 30, visitor: 10, network: 60 },
  /** Seconds that a language model may be silent, and take in all. */
  modelSilenceSeconds: 20,
  modelSeconds: 60,
} as const

/** How points come and go. Of its own, so that browsers do not load it. */
export const pointRules = {
  /** Days after which what is left of points goes, by what they were given for; without an entry they stay. */
  expiryDays: { 'welcome': 180, 'sign-in': 90, 'task': 90, 'invitation': 180, 'feedback': 180, 'activity': 90 },
  /** Days that points can still be spent when they come back after they would have expired. */
  returnedDays: 3,
  /** Days before they expire that the person is told. */
  warningDays: 7,
} as const

/** What an installed app says of itself on the device. */
export const appWords = {
  about: /*i18n*/ { id: 'app.about', message: '写一句话、传一张照片，看它成为一幅画' },
  create: /*i18n*/ { id: 'app.create', message: '文生图' },
  works: /*i18n*/ { id: 'app.works', message: '我的创作' },
} as const

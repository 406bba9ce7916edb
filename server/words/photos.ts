/** Which of a creation's photos a refusal is about: names as the form has them, by '<generator>.<field>'. */
export const photoWords = {
  which: /*i18n*/ { id: 'photo.which', message: '{nth, select, first {第一张照片} other {第二张照片}}「{name}」：{said}' },
  'background-change.photo': /*i18n*/ { id: 'photo.background-change.photo', message: '照片' },
  'background-change.backdrop': /*i18n*/ { id: 'photo.background-change.backdrop', message: '新背景' },
  'face-swap.photo': /*i18n*/ { id: 'photo.face-swap.photo', message: '原照片' },
  'face-swap.face': /*i18n*/ { id: 'photo.face-swap.face', message: '换上谁的脸' },
  'img-to-video.photo': /*i18n*/ { id: 'photo.img-to-video.photo', message: '照片' },
  'img-to-video.endPhoto': /*i18n*/ { id: 'photo.img-to-video.endPhoto', message: '结尾画面' },
  'model-replace.photo': /*i18n*/ { id: 'photo.model-replace.photo', message: '模特图' },
  'model-replace.face': /*i18n*/ { id: 'photo.model-replace.face', message: '换上谁的脸' },
  'product-on-model.product': /*i18n*/ { id: 'photo.product-on-model.product', message: '商品图' },
  'product-on-model.photo': /*i18n*/ { id: 'photo.product-on-model.photo', message: '模特图' },
} as const

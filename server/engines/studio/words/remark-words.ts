/** What the studio has to say of photos before something is made of them, by its code. 'face' is the photo of the face, 'photo' the other. */
export const remarkWords = {
  'turned-apart': /*i18n*/ {
    id: 'studio.remark.turned-apart',
    message:
      '「换上谁的脸」里的脸{face, select, left {朝画面左边} right {朝画面右边} up {抬着} down {低着} other {正对镜头}}，「原照片」里的{photo, select, left {朝画面左边} right {朝画面右边} up {抬着} down {低着} other {正对镜头}}；朝向相近的照片换得更自然。',
  },
  'mouths-apart': /*i18n*/ {
    id: 'studio.remark.mouths-apart',
    message: '{face, select, yes {「换上谁的脸」里张着嘴，「原照片」里闭着嘴} other {「换上谁的脸」里闭着嘴，「原照片」里张着嘴}}；表情相近会更自然。',
  },
  'smiles-apart': /*i18n*/ {
    id: 'studio.remark.smiles-apart',
    message: '{face, select, yes {「换上谁的脸」里笑得更开} other {「原照片」里笑得更开}}；表情相近会更自然。',
  },
  'eyes-apart': /*i18n*/ {
    id: 'studio.remark.eyes-apart',
    message: '{face, select, yes {「原照片」里闭着眼} other {「换上谁的脸」里闭着眼}}；都睁着眼的照片效果更好。',
  },
  'gazes-apart': /*i18n*/ { id: 'studio.remark.gazes-apart', message: '两张脸看的方向不一样；目光相近会更自然。' },
  'small-source': /*i18n*/ { id: 'studio.remark.small-source', message: '「换上谁的脸」里的脸比「原照片」里的小很多，换上去会有点糊。' },
  'glasses': /*i18n*/ {
    id: 'studio.remark.glasses',
    message: '{face, select, yes {「换上谁的脸」里戴着眼镜；不戴眼镜的照片效果更好。} other {「原照片」里戴着眼镜；镜框附近可能不够自然。}}',
  },
  'beard': /*i18n*/ { id: 'studio.remark.beard', message: '「换上谁的脸」里的胡子更浓；边缘可能看得出来。' },
  'fringe': /*i18n*/ {
    id: 'studio.remark.fringe',
    message: '{face, select, yes {「换上谁的脸」里} no {「原照片」里} other {两张照片里}}头发挡住了额头；发际线附近可能不够自然。',
  },
  'lights-apart': /*i18n*/ { id: 'studio.remark.lights-apart', message: '两张照片的光来自不同的方向；光线相近会更自然。' },
} as const

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the engine has to say of a result, by its code. What has no words here is for the log alone. */
export const noteWords: Record<string, MessageDescriptor> = {
  'large-hole': msg`要补的地方比较大，细节是按周围推想的`,
  'redraw-scene': msg`圈出的地方换成了一片新景色`,
  'redraw-subject': msg`圈出的地方换成了新的主角`,
  'redraw-colour': msg`只换了颜色，形状和明暗都留着`,
  'source-turned': msg`用来换的那张脸侧得有点多，换一张正脸会更自然`,
  'target-turned': msg`照片里的脸侧得有点多，效果可能不够自然`,
  'source-beard': msg`用来换的脸有胡子，边缘可能看得出来`,
  'source-glasses': msg`用来换的脸戴着眼镜，不戴眼镜的照片效果更好`,
  'target-glasses': msg`照片里的人戴着眼镜，镜框附近可能不够自然`,
  'mouth-mismatch': msg`两张脸一个张嘴一个闭嘴，表情接近会更自然`,
  'source-eyes-shut': msg`用来换的脸闭着眼睛，睁着眼的照片效果更好`,
  'harsh-light': msg`两张照片的光线差得有点多`,
  'low-resolution': msg`用来换的脸有点小，清楚些的照片效果更好`,
  fringe: msg`刘海挡住了额头，发际线附近可能不够自然`,
  'small-person': msg`人在照片里有点小，走近些拍会更清楚`,
  'cropped-head': msg`头顶没有拍全，留点空再拍会更好`,
  profile: msg`脸侧得有点多，效果可能不够自然`,
  'title-letters-left-out': msg`标题里有几个字还写不出来，先略过了`,
  'placed-beside': msg`没找到能穿戴的位置，商品放在了模特旁边`,
  'clothes-unclear': msg`衣服的边缘不太分得清，可以用画笔标一标再试`,
  'cut-off': msg`有的配饰超出了画面，没有完整戴上`,
  'shape-kept': msg`衣服的版型沿用了模特身上的`,
  'no-face': msg`没看到清楚的脸，按整张画面来画了`,
  'no-person': msg`没看到人，背景保留了原样`,
  'faces-skipped': msg`有几张脸太小或太侧，没有改动`,
  'noise-removed': msg`噪点去掉了`,
  'scratches-found': msg`找到划痕，已经补好`,
  'scale-limited': msg`原图已经很大，放大到能到的最大尺寸`,
}

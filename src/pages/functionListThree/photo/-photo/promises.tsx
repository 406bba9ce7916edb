import { Trans } from '@lingui/react/macro'
import { EyeOff, HardDrive, ScanFace, Trash2 } from 'lucide-react'
import { photoStudioRules } from '#contract/photo-studio.ts'
import styles from './flow.module.css'

const { portraitsMost } = photoStudioRules

/** What is done with photos of a face, before the first one is asked for. */
export function Promises() {
  return (
    <ul className={styles.promises}>
      <li>
        <ScanFace aria-hidden />
        <span>
          <Trans>照片只用来检查人脸、合成最多 {portraitsMost} 张标准像。比对是不是同一个人的数据，分身生成后立即清除。</Trans>
        </span>
      </li>
      <li>
        <EyeOff aria-hidden />
        <span>
          <Trans>照片和分身只有你自己看得到；做好的作品也是私密的，除非你公开。</Trans>
        </span>
      </li>
      <li>
        <HardDrive aria-hidden />
        <span>
          <Trans>检查和合成都在本站完成。拍写真时如果用到外部模型，照片是否发送由你在设置里决定。</Trans>
        </span>
      </li>
      <li>
        <Trash2 aria-hidden />
        <span>
          <Trans>保存到你删除为止。随时可以删除分身，照片、标准像和用它做的作品会一起删除，并给你一张回执。</Trans>
        </span>
      </li>
    </ul>
  )
}

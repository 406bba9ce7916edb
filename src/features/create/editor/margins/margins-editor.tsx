import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { Upload } from '#contract/entities.ts'
import type { Margins } from '#contract/generators/fields.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import type { Fit } from '../geometry.ts'
import { undoByKey } from '../history-keys.ts'
import { EditorGroup } from '../stage/editor-group.tsx'
import { StepButtons } from '../stage/step-buttons.tsx'
import tools from '../stage/tools.module.css'
import { useView } from '../stage/use-view.ts'
import { photoOnBoard, pictureAround } from './layout.ts'
import { MarginHandles } from './margin-handles.tsx'
import { MarginPresets } from './margin-presets.tsx'
import styles from './margins.module.css'
import { isFlat, outputSize } from './margins.ts'
import { useMargins } from './use-margins.ts'

interface MarginsEditorProps {
  photo: Upload
  margins: Margins | undefined
  onChange: (margins: Margins | undefined) => void
  help: ReactNode
}

/** Makes a picture larger on its sides: pull them, or choose a form. */
export function MarginsEditor({ photo, margins: value, onChange, help }: MarginsEditorProps) {
  const { t } = useLingui()
  const { frame, size } = useView(photo)
  const state = useMargins(photo, value, onChange)
  const { margins, drag, history } = state
  const fit = drag?.fit ?? photoOnBoard(size, photo, margins)
  const output = outputSize(photo, margins)
  const grown = !isFlat(margins)
  return (
    <EditorGroup label={t`画幅`} onKeyDown={(event) => undoByKey(event, history)}>
      <div ref={frame} className={styles.board} data-still={drag ? true : undefined}>
        <div className={styles.picture} style={boxStyle(pictureAround(fit, margins))}>
          <MarginHandles photo={photo} fit={fit} state={state} />
        </div>
        <img className={styles.photo} style={boxStyle(fit)} src={photo.url} alt={t`你的照片`} draggable={false} />
      </div>
      <div className={tools.status}>
        <p role="status">{grown ? <Trans>新尺寸 {output.width} × {output.height}</Trans> : help}</p>
        <StepButtons history={history}>
          <IconButton icon={RotateCcw} label={t`恢复原尺寸`} disabled={!grown} onClick={() => history.commit(undefined)} />
        </StepButtons>
      </div>
      <MarginPresets photo={photo} margins={margins} onChange={history.commit} />
    </EditorGroup>
  )
}

const boxStyle = ({ x, y, width, height }: Fit): CSSProperties => ({ left: x, top: y, width, height })

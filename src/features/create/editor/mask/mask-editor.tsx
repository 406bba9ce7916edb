import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { Upload } from '#contract/entities.ts'
import type { Mask } from '#contract/generators/fields.ts'
import { editorSettings } from '../editor-settings.ts'
import { placeOf } from '../geometry.ts'
import { BrushRing } from '../stage/brush-ring.tsx'
import { EditorGroup } from '../stage/editor-group.tsx'
import { KeyCursor } from '../stage/key-cursor.tsx'
import { Loupe } from '../stage/loupe.tsx'
import { Stage } from '../stage/stage.tsx'
import stageStyles from '../stage/stage.module.css'
import { StepButtons } from '../stage/step-buttons.tsx'
import styles from '../stage/tools.module.css'
import { useView } from '../stage/use-view.ts'
import { coverageOf } from './mask-raster.ts'
import { MaskSettings } from './mask-settings.tsx'
import { MaskStatus } from './mask-status.tsx'
import { MaskToolbar } from './mask-toolbar.tsx'
import { useMaskKeys } from './use-mask-keys.ts'
import { useMaskTools } from './use-mask-tools.ts'
import { useOverlay } from './use-overlay.ts'

interface MaskEditorProps {
  photo: Upload
  /** The cutout so far, shown bright over the darkened photo. */
  cutout?: string
  mask: Mask
  onChange: (mask: Mask) => void
  /** The strokes are marks over an automatic result: some keep, some remove, and nothing is turned over or grown. */
  marks: boolean
  help: ReactNode
}

/** Chooses a part of a photo: by brush, by taps on what is alike, or by an outline. */
export function MaskEditor({ photo, cutout, mask, onChange, marks, help }: MaskEditorProps) {
  const { t } = useLingui()
  const photoView = useView(photo)
  const tools = useMaskTools(photo, photoView, mask, onChange)
  const keys = useMaskKeys(tools, photoView, !marks)
  const { canvas, rasters, part } = useOverlay(photo, photoView, mask, tools.live, marks)
  const image = useRef<HTMLImageElement>(null)
  const [sizing, setSizing] = useState(false)
  const [growing, setGrowing] = useState(false)
  const coverage = useMemo(() => coverageOf(mask, photo, editorSettings.coverageSide), [mask, photo])

  const radius = tools.brush * photoView.fit.width
  const across = tools.tool === 'brush' ? 2 * radius : undefined
  const { start } = tools.drawing
  return (
    <EditorGroup label={marks ? t`标记照片` : t`选区`} onKeyDown={keys.onShortcut}>
      <Stage
        photo={photo}
        photoView={photoView}
        drawing={{ ...tools.drawing, start: (touch) => (keys.leave(), start(touch)) }}
        panning={keys.panning}
        cutout={cutout}
        image={image}
        bare={tools.tool === 'brush'}
        help={<Trans>方向键移动光标，按住 Shift 走得更细；回车或空格在光标处落笔。B 涂抹，S 点选，L 圈选，X 切换增减，I 反选，方括号调画笔，加减号缩放</Trans>}
        onKeyDown={keys.onStageKey}
        onKeyUp={keys.onStageKeyUp}
        onBlur={tools.drop}
      >
        <canvas ref={canvas} className={stageStyles.overlay} style={{ left: part.x, top: part.y, width: part.width, height: part.height }} />
        {across && <BrushRing across={across} shown={sizing} />}
        {keys.cursor && <KeyCursor place={placeOf(keys.cursor, photoView.view, photoView.fit)} point={keys.cursor} across={across} />}
        {tools.touch?.covered && tools.tool !== 'tap' && (
          <Loupe at={tools.touch.place} photoView={photoView} image={image} masks={() => rasters.current.map((raster) => raster.canvas)} radius={tools.tool === 'brush' ? radius : 2} />
        )}
      </Stage>
      <div className={styles.status}>
        <MaskStatus mask={mask} coverage={coverage} marks={marks} refusal={tools.refusal} help={help} />
        <StepButtons history={tools.history} photoView={photoView} />
      </div>
      <MaskToolbar tools={tools} mask={mask} marks={marks} growing={growing} onGrowing={setGrowing} />
      <MaskSettings tools={tools} mask={mask} marks={marks} growing={growing} onSizing={setSizing} />
    </EditorGroup>
  )
}

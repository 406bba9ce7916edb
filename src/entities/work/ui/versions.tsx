import { useLingui } from '@lingui/react'
import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Work } from '#contract/entities.ts'
import { thumbnailOf } from '~/shared/lib/thumbnail.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import { versionTree, type Version } from '../version-tree.ts'
import { workFamilyQuery } from '../work.queries.ts'
import styles from './versions.module.css'

interface VersionsProps {
  work: Work
  onSee: (work: Work) => void
  /** Words of a generator, which another entity knows. */
  generatorName: (generator: string) => string
}

/** How a work came about: its versions as a tree, the one in sight marked, and the way back to the one before. */
export function Versions({ work, onSee, generatorName }: VersionsProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { data: family = [] } = useQuery({ ...workFamilyQuery(work.id), enabled: work.mine })
  if (family.length < 2) return null

  const tree = versionTree(family)
  const parent = tree.find((version) => version.work.id === work.id)?.parent
  const most = (of: 'column' | 'lane') => Math.max(...tree.map((version) => version[of])) + 1
  const size = { '--columns': most('column'), '--lanes': most('lane') }
  return (
    <section className={styles.versions}>
      <header className={styles.header}>
        <h2>
          <Plural value={family.length} one="# 个版本" other="# 个版本" />
        </h2>
        {parent && (
          <Button size="small" tone="quiet" icon={Undo2} onClick={() => onSee(parent.work)}>
            <Trans>回到上一版</Trans>
          </Button>
        )}
      </header>
      <div className={styles.scroller} data-versions>
        <ol className={styles.tree} style={size as CSSProperties}>
          {tree.map((version, index) => {
            const seen = version.work.id === work.id
            const made = generatorName(version.work.generator)
            return (
              <li key={version.work.id} style={placeOf(version)} data-branch={branchOf(version)}>
                <button
                  ref={seen ? bringToMiddle : undefined}
                  type="button"
                  className={styles.version}
                  aria-current={seen || undefined}
                  aria-label={t`第 ${index + 1} 版，${made}`}
                  title={`${made} · ${i18n.date(new Date(version.work.createdAt), { dateStyle: 'short', timeStyle: 'short' })}`}
                  onClick={() => onSee(version.work)}
                >
                  <Picture
                    src={thumbnailOf(version.work)}
                    alt=""
                    width={1}
                    height={1}
                    ground={version.work.transparent ? undefined : version.work.colour}
                    transparent={version.work.transparent}
                  />
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

/** Scrolls the tree and nothing else: the page stays where the person is. */
function bringToMiddle(version: HTMLElement | null): void {
  const scroller = version?.closest('[data-versions]')
  if (!version || !scroller) return
  const [own, around] = [version.getBoundingClientRect(), scroller.getBoundingClientRect()]
  scroller.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
  scroller.scrollTop += own.top + own.height / 2 - (around.top + around.height / 2)
}

/** `--rise`: the lines that its branch comes down by. */
const placeOf = ({ column, lane, parent }: Version) => ({ '--rise': lane - (parent?.lane ?? lane), gridColumn: column + 1, gridRow: lane + 1 })

const branchOf = ({ parent, lane }: Version) => (parent === undefined ? undefined : parent.lane === lane ? 'straight' : 'down')

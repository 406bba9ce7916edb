import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GraduationCap } from 'lucide-react'
import { lessons } from '#contract/courses/lessons.ts'
import { useForm } from '../form.ts'
import styles from './learn-how.module.css'

/** The way to the lesson of this generator, where it has one. */
export function LearnHow() {
  const { generator } = useForm()
  const lesson = lessons.find(({ trial }) => trial.generator === generator.id)
  if (!lesson) return null
  return (
    <Link to="/functionList/draw/videoPlay" search={{ id: lesson.id }} className={styles.learn}>
      <GraduationCap aria-hidden />
      <Trans>看看怎么做（半分钟视频）</Trans>
    </Link>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Dices } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '~/shared/ui/button/button.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'

const ideas = [
  msg`日落时分的雪山湖泊，湖面倒映着山峰，一只小船`,
  msg`水墨山水，薄雾中的亭子和松树`,
  msg`霓虹闪烁的未来城市夜景，雨后倒影`,
  msg`一只橘猫的特写，柔和的光`,
  msg`满天极光下的雪山和小屋`,
  msg`春天的樱花枝头，粉色梦幻`,
  msg`银河下的沙漠，宁静的夜晚`,
  msg`大海上的鲸鱼和热气球，清晨`,
  msg`秋天的森林小路，阳光穿过薄雾，一只小鹿`,
  msg`紫色星云与行星，神秘的宇宙`,
]

export function PromptControl({ name, label, error }: ControlProps) {
  const { t, i18n } = useLingui()
  const { values, set } = useForm()
  const value = (values[name] as string | undefined) ?? ''
  const suggest = () => {
    const others = ideas.map((idea) => i18n._(idea)).filter((idea) => idea !== value)
    set(name, others[Math.floor(Math.random() * others.length)])
  }
  return (
    <TextArea
      label={label}
      name={name}
      value={value}
      onChange={(next) => set(name, next)}
      error={error}
      maximum={appConfig.creation.promptMaxLength}
      rows={4}
      placeholder={t`写下你的创意，越详细越好`}
      tools={
        <Button tone="quiet" size="small" icon={Dices} onClick={suggest}>
          <Trans>来个灵感</Trans>
        </Button>
      }
    />
  )
}

export function NegativeControl({ name, label, error }: ControlProps) {
  const { t } = useLingui()
  const { values, set } = useForm()
  return (
    <TextArea
      label={label}
      name={name}
      value={(values[name] as string | undefined) ?? ''}
      onChange={(next) => set(name, next)}
      error={error}
      maximum={appConfig.creation.negativeMaxLength}
      rows={2}
      placeholder={t`例如：人物、云、文字`}
    />
  )
}

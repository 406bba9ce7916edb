import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { EllipsisVertical, MonitorDown, Share, Smartphone, SquarePlus, type LucideIcon } from 'lucide-react'

export const devices = ['ios', 'android', 'computer'] as const
export type Device = (typeof devices)[number]

interface Step {
  icon: LucideIcon
  text: MessageDescriptor
}

/** How the app comes onto the home screen of each kind of device, by the browser's own menu. */
export const installWays: Readonly<Record<Device, { name: MessageDescriptor; steps: readonly Step[] }>> = {
  ios: {
    name: msg`iPhone 和 iPad`,
    steps: [
      { icon: Share, text: msg`用 Safari 打开，点“分享”` },
      { icon: SquarePlus, text: msg`选“添加到主屏幕”，再点“添加”` },
    ],
  },
  android: {
    name: msg`安卓手机`,
    steps: [
      { icon: EllipsisVertical, text: msg`打开浏览器右上角的菜单` },
      { icon: Smartphone, text: msg`选“安装应用”或“添加到主屏幕”` },
    ],
  },
  computer: {
    name: msg`电脑`,
    steps: [
      { icon: MonitorDown, text: msg`用 Chrome 或 Edge 打开，点地址栏右边的安装图标` },
      { icon: Share, text: msg`用 Mac 上的 Safari，点“文件”，选“添加到程序坞”` },
    ],
  },
}

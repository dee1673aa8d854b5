import { expect, test } from 'vitest'
import { runSync } from '#shared/kit/run-steps.ts'
import { FormatError } from './chart-file.ts'
import { listChildren, listGrandchildren, readXml, type XmlElement } from './xml-tree.ts'

const read = (text: string): XmlElement =>
  runSync(readXml({ file: { name: 'map.xml', bytes: new Uint8Array() }, text }))

test('elements, attributes and texts, without comments and the blanks between elements', () => {
  const root = read(
    '<?xml version="1.0"?>\n<a one="1">\n  <!-- no -->\n  <b>x &lt; <![CDATA[<y>]]></b>\n  <c/>\n</a>\n',
  )
  expect(root).toMatchObject({ name: 'a', attributes: { one: '1' }, text: '' })
  expect(root.children.map(({ name, text, line }) => [name, text, line])).toEqual([
    ['b', 'x < <y>', 4],
    ['c', '', 5],
  ])
})

test('where elements begin, and where they and what is in them end, also far into a file', () => {
  const far = `<a>${'<b x="&gt;">𝌆\r\n</b>'.repeat(30_000)}<c/></a>`
  const root = read(far)
  const last = root.children.at(-2)
  expect(far.slice(last?.start, last?.end)).toBe('<b x="&gt;">𝌆\r\n</b>')
  expect(far.slice(last?.contentEnd ?? 0, last?.end)).toBe('</b>')
  expect(root.children.at(-1)).toMatchObject({ contentEnd: null, end: far.length - '</a>'.length })
  expect(root.contentEnd).toBe(far.length - '</a>'.length)
})

test('lists within an element', () => {
  const root = read('<a><bs><b/><c/></bs><b/><bs><b/></bs></a>')
  expect(listGrandchildren(root, 'bs', 'b')).toHaveLength(2)
  expect(listChildren(root, 'b')).toHaveLength(1)
})

test('a document type without entities of its own is passed over', () => {
  expect(read('<!DOCTYPE a SYSTEM "http://example.org/a.dtd"><a/>').name).toBe('a')
})

test.each([
  ['nothing', '', 'map.xml, line 1: this is not valid XML'],
  ['an element that is not closed', '<a>\n<b></a>', /^map\.xml, line 2: this is not valid XML \(character 8: .+\)\.$/],
  ['an unknown entity', '<a>&lol;</a>', 'this is not valid XML'],
  [
    'entities of its own',
    '<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>',
    'line 1: the file declares entities of its own, which are not read.',
  ],
  ['levels without end', `<a>\n${'<a>'.repeat(100)}`, 'line 2: this lies more than 100 levels deep.'],
  [
    'attributes without end',
    `<a ${Array.from({ length: 101 }, (_, at) => `a${at}=""`).join(' ')}/>`,
    'more than 100 attributes',
  ],
])('%s: refused', (_, text, reason) => {
  expect(() => read(text)).toThrow(FormatError)
  expect(() => read(text)).toThrow(reason)
})

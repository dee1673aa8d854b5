import { expect, test } from 'vitest'
import { createSSRApp, h, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import BaseButton from './buttons/BaseButton.vue'
import { linkKey } from './buttons/link.ts'
import UiLink from './buttons/UiLink.vue'
import CheckField from './fields/CheckField.vue'
import ComboField from './fields/ComboField.vue'
import NumberField from './fields/NumberField.vue'
import SelectField from './fields/SelectField.vue'
import TextField from './fields/TextField.vue'
import HitPointPips from './marks/HitPointPips.vue'
import PointDial from './marks/PointDial.vue'
import StarGlyph from './marks/StarGlyph.vue'
import ReadingGate from './pages/ReadingGate.vue'
import DataTable from './tables/DataTable.vue'
import FilterBar from './tables/FilterBar.vue'
import ToastList from './toasts/ToastList.vue'

// A generic component's type is a function that h cannot name.
const render = (component: unknown, props: Record<string, unknown>) =>
  renderToString(createSSRApp({ render: () => h(component as Component, props) }))

test('A field ties its label, its error and its hint to the control', async () => {
  const html = await render(TextField, { label: 'Name', modelValue: '', hint: 'As known', error: 'Taken' })
  const id = /<input[^>]* id="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(id).not.toBe('')
  expect(html).toContain(`for="${id}"`)
  expect(html).toContain(`aria-describedby="${id}-error ${id}-hint"`)
  expect(html).toContain(`id="${id}-error"`)
  expect(html).toContain(`id="${id}-hint"`)
  expect(html).toContain('aria-invalid="true"')
})

test('A field without error or hint describes itself by nothing', async () => {
  const html = await render(CheckField, { label: 'Dead', modelValue: false })
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid')
})

test('A number field is a spin button with its bounds, and is ruled up to a range of 20', async () => {
  const short = await render(NumberField, { label: 'Hit points', modelValue: 7, min: 0, max: 12 })
  expect(short).toMatch(/role="spinbutton"[^>]*aria-valuenow="7" aria-valuemin="0" aria-valuemax="12"/)
  expect(short.match(/<i /g)).toHaveLength(13)
  const long = await render(NumberField, { label: 'Budget', modelValue: 7, min: 0, max: 500 })
  expect(long).not.toContain('<i ')
})

test('A select offers its groups, and an empty row only where none is a choice', async () => {
  const options = [{ label: 'Heavy', options: [{ value: 'plasma', label: 'Plasma rifle' }] }]
  const html = await render(SelectField, { label: 'Weapon', modelValue: 'plasma', options })
  expect(html).toMatch(/<optgroup[^>]* label="Heavy">/)
  expect(html.match(/<option/g)).toHaveLength(1)
  expect((await render(SelectField, { label: 'Weapon', modelValue: null, options })).match(/<option/g)).toHaveLength(2)
})

test('A busy button says so and stays focusable', async () => {
  const html = await render(BaseButton, { busy: true })
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain(' disabled')
})

test('Links use the router of the app where there is one', async () => {
  expect(await render(UiLink, { to: '/cluster' })).toContain('href="/cluster"')
  const app = createSSRApp({ render: () => h(UiLink, { to: '/cluster' }) })
  app.provide(linkKey, { props: ['to'], template: '', render: () => h('router-link') })
  expect(await renderToString(app)).toContain('<router-link')
})

test('A table is a grid with one row in the tab order and its sorting told', async () => {
  const html = await render(DataTable, {
    columns: [
      { key: 'name', label: 'Star', sortable: true },
      { key: 'worth', label: 'Worth', unit: 'pts', align: 'end' },
    ],
    rows: [
      { name: 'Orrin', worth: 140 },
      { name: 'Bel', worth: null },
    ],
    rowKey: 'name',
    caption: 'Stars',
    initialSort: { key: 'name' },
    selected: 'Orrin',
  })
  expect(html).toMatch(/role="grid" aria-label="Stars"/)
  expect(html).toContain('aria-sort="ascending"')
  expect(html.match(/<tr[^>]* tabindex="0"/g)).toHaveLength(1)
  expect(html).toMatch(/tabindex="0"[^>]*aria-selected="true"/)
  expect(html.indexOf('Bel')).toBeLessThan(html.indexOf('Orrin'))
  expect(html).toContain('data-label="Worth, pts"')
})

test('A long table tells how many rows it has and which ones are drawn, and holds the words of all', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ name: `Star ${index}` }))
  const html = await render(DataTable, {
    columns: [{ key: 'name', label: 'Star' }],
    rows,
    rowKey: 'name',
    caption: 'Stars',
    selected: 'Star 700',
  })
  expect(html).toContain('aria-rowcount="1001"')
  expect(html).toMatch(/<tr[^>]* tabindex="0"[^>]*aria-selected="true" aria-rowindex="702"/)
  expect(html.match(/<tr[^>]* aria-rowindex/g)?.length).toBeLessThan(100)
  expect(html).toMatch(/aria-hidden="true"><td[^>]*>[^]*\nStar 999<\/div>/)
})

test('A filter bar is a search with one chip in the tab order, and tells what is left', async () => {
  const facets = [
    { id: 'near', label: 'Close combat', count: 12 },
    { id: 'far', label: 'Ranged', count: 0 },
  ]
  const html = await render(FilterBar, {
    label: 'Find weapons',
    facets,
    shown: 12,
    total: 40,
    text: '',
    chosen: ['far'],
  })
  expect(html).toMatch(/role="search" aria-label="Find weapons"/)
  expect(html).toContain('aria-keyshortcuts="/"')
  expect(html).toMatch(/tabindex="0" aria-pressed="false"[^>]*>[^]*Close combat/)
  expect(html).toMatch(/tabindex="-1" aria-pressed="true"[^>]*>[^]*Ranged/)
  expect(html.replace(/<[^>]+>/g, '')).toContain('12 of 40')
  expect(html).toContain('Clear')
})

test('A page that reads says so, one that failed says why, and one that has read shows nothing else', async () => {
  const gate = (props: Record<string, unknown>) => render(ReadingGate, { title: 'It could not be read', ...props })
  expect(await gate({ failure: null, isRead: false })).toMatch(/role="status"[^>]*>Reading…</)
  const failed = await gate({ failure: 'Nobody answers.', isRead: true })
  expect(failed).toMatch(/role="alert"[^]*Nobody answers\.[^]*Try again/)
  expect(await gate({ failure: null, isRead: true })).not.toMatch(/role=/)
})

test('Both live regions stand before the first message', async () => {
  const html = await render(ToastList, { toasts: [] })
  expect(html).toContain('role="status"')
  expect(html).toContain('role="alert"')
})

test('Glyphs and scales have names', async () => {
  expect(await render(StarGlyph, { rating: 2, homeworld: true, siege: true })).toContain(
    'aria-label="Star 2, orange, homeworld, under siege"',
  )
  expect(await render(StarGlyph, { rating: 2, title: '' })).toContain('aria-hidden="true"')
  expect(await render(HitPointPips, { total: 9, marked: 2 })).toContain('aria-label="Hit points: 7 of 9 left"')
  expect(await render(PointDial, { value: 9, max: 8, label: 'Agendas' })).toContain('aria-valuetext="9 of 8"')
})

test('A table of which several rows can be chosen says so, and each row has its box', async () => {
  const html = await render(DataTable, {
    columns: [{ key: 'name', label: 'Star' }],
    rows: [{ name: 'Vex' }, { name: 'Bo' }],
    rowKey: 'name',
    caption: 'Stars',
    narrow: 'scroll',
    chosen: new Set(['Bo']),
    rowLabel: ({ name }: { name: string }) => name,
  })
  expect(html).toContain('aria-multiselectable="true"')
  expect([...html.matchAll(/aria-selected="(\w+)"/g)].map(([, chosen]) => chosen)).toEqual(['false', 'true'])
  expect(html).toContain('Choose all that are shown')
  expect(html).toContain('Choose Vex')
})

test('A field that offers while one types is a combobox tied to its list', async () => {
  const html = await render(ComboField, { label: 'Find a star', text: '', offers: [{ value: 'vex', label: 'Vex' }] })
  const id = /aria-controls="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(html).toContain('role="combobox"')
  expect(html).toContain('aria-expanded="false"')
  expect(html).toContain(`id="${id}"`)
})

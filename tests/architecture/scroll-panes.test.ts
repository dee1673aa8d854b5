import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** A rule of a style sheet: the last part of each of its selectors, and what it declares. */
interface StyleRule {
  path: string
  ends: readonly string[]
  body: string
}

/** The rules of a style sheet, or of the styles of a component. */
function rulesOf(path: string, text: string): StyleRule[] {
  const sheets = path.endsWith('.vue')
    ? [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css)
    : [text]
  const css = sheets.join('\n').replaceAll(/\/\*[^]*?\*\//g, '')
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    path,
    ends: selectors.split(',').map(
      (selector) =>
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '',
    ),
    body,
  }))
}

test('whatever scrolls holds the hidden words in it: they never make the page longer than its window', () => {
  const rules = globSync('src-renderer/**/*.{css,vue}', { cwd: root }).flatMap((path) =>
    rulesOf(path, readFileSync(join(root, path), 'utf8')),
  )
  const holding = rules.filter(({ body }) => /\bposition:\s*(?:relative|absolute|fixed|sticky)/.test(body))
  const held = new Set(holding.flatMap(({ ends }) => ends))
  const scrolling = rules.filter(({ body }) => /\boverflow(?:-[xy])?:[^;]*\b(?:auto|scroll)\b/.test(body))
  const loose = scrolling.flatMap(({ path, ends }) =>
    ends.filter((end) => !held.has(end)).map((end) => `${path}: ${end} needs position: relative`),
  )
  expect(scrolling.length).toBeGreaterThan(20)
  expect(loose).toEqual([])
})

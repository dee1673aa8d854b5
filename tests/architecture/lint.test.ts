import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ESLint } from 'eslint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const CONFIG = '.oxlintrc.json'
const program = join(root, 'node_modules/oxlint/bin/oxlint')

/** Rules that need types, and those without that have caught faults here: each is broken once. */
const WRONG: Readonly<Record<string, string>> = {
  'typescript/await-thenable': 'export async function it() { await 1 }',
  'typescript/no-array-delete': 'const list = [1]\ndelete list[0]\nexport { list }',
  'typescript/no-base-to-string': 'export const it = `${String({})}`',
  'typescript/no-duplicate-type-constituents': 'export type It = 1 | 1',
  'typescript/no-floating-promises': 'async function it() {}\nexport function go() { it() }',
  'typescript/no-for-in-array': 'export function it(list: number[]) { for (const at in list) throw new Error(at) }',
  'typescript/no-implied-eval': "export const it: unknown = new Function('return 1')",
  'typescript/no-misused-promises': 'export const it = [1].forEach(async () => {})',
  'typescript/no-redundant-type-constituents': 'export type It = string | any',
  'typescript/no-unnecessary-type-assertion': 'export const it = (one: string) => one as string',
  'typescript/no-unsafe-enum-comparison': 'enum It { One }\nexport const it = (one: It) => one === 0',
  'typescript/no-unsafe-unary-minus': "export const it = -('a' as unknown as string)",
  'typescript/only-throw-error': "export function it() { throw 'words' }",
  'typescript/prefer-promise-reject-errors': "export const it = () => Promise.reject('words')",
  'typescript/restrict-plus-operands': "export const it = (one: number) => one + 'a' + {}",
  'typescript/restrict-template-expressions': 'export const it = (one: object) => `${one}`',
  'typescript/switch-exhaustiveness-check':
    "export function it(one: 'a' | 'b') {\n  switch (one) {\n    case 'a':\n      return 1\n  }\n  return 2\n}",
  'typescript/unbound-method': 'class It { go() { return this } }\nexport const it = new It().go',
  'typescript/ban-ts-comment': '// @ts-ignore\nexport const it = 1',
  'typescript/consistent-type-imports': "import { Row } from './row.ts'\nexport type It = Row",
  'typescript/no-empty-object-type': 'export interface It {}',
  'typescript/no-explicit-any': 'export const it = (one: any) => one',
  'typescript/no-non-null-asserted-optional-chain': 'export const it = (one?: { a: string }) => one?.a!',
  'typescript/no-require-imports': "export const it: unknown = require('a')",
  'typescript/no-this-alias': 'export function it(this: object) { const me = this\n return () => me }',
  'typescript/no-unsafe-function-type': 'export type It = Function',
  'max-depth':
    'export function it(one: number) { if (one) { if (one > 1) { if (one > 2) { if (one > 3) { if (one > 4) { return 5 } } } } }\n return 0 }',
  'no-async-promise-executor': 'export const it = new Promise<void>(async (done) => done())',
  'no-case-declarations':
    'export function it(one: number) { switch (one) { case 1: const two = 2\n return two }\n return 1 }',
  'no-cond-assign': 'export function it(one: number) { if ((one = 1)) return 1\n if (one = 2) return 2\n return 3 }',
  'no-constant-condition': 'export function it() { if (true) return 1\n return 2 }',
  'no-control-regex': 'export const it = /\\x00/',
  'no-empty': 'export function it() { try { it() } catch {} }',
  'no-fallthrough':
    'export function it(one: number) { switch (one) { case 1: one += 1\n case 2: return one\n default: return 0 } }',
  'no-irregular-whitespace': 'export const it\u00a0= 1',
  'no-prototype-builtins': "export const it = (one: object) => one.hasOwnProperty('a')",
  'no-self-assign': 'export function it(one: number) { one = one\n return one }',
  'no-unsafe-finally': 'export function it() { try { return 1 } finally { return 2 } }',
  'no-unsafe-optional-chaining': 'export const it = (one?: { a: string }) => (one?.a).length',
  'no-unused-expressions': 'export function it(one: number) { one === 1 }',
  'no-unused-vars': 'const it = 1\nexport {}',
  'no-useless-escape': "export const it = '\\d'",
  'no-useless-assignment': 'export function it() { let one = 1\n one = 2\n return one }',
  'no-var': 'export var it = 1',
  'prefer-const': 'let it = 1\nexport const two = it',
  'preserve-caught-error': "export function it() { try { it() } catch (fault) { throw new Error('it', {}) } }",
}

/** Where chance and clocks have no place. */
const WITHOUT_CHANCE: Readonly<Record<string, string>> = {
  'src-main/games/kit/it.ts': 'Math.random()',
  'src-main/cluster/it.ts': 'Date.now()',
  'src-main/services/campaign/it.ts': 'new Date()',
  'src-main/db/it.ts': 'new Date()',
  'src-main/api/it.ts': 'Date.now()',
  'src-shared/kit/it.ts': 'Math.random()',
}

/** Regular expressions that once read foreign text, each in a time that grows with the square of its length, and how they are written now. */
const REGEXES: readonly (readonly [slow: string, linear: string])[] = [
  ['/[ \\t]+$/gm', '/(?<![ \\t])[ \\t]+$/gm'],
  ['/[ \\t]+#.*$/', '/(?<![ \\t])[ \\t]+#.*$/'],
  ['/[.+\\s]+$/', '/(?<![.+\\s])[.+\\s]+$/'],
  ['/^[\\s.]+|[\\s.]+$/g', '/^[\\s.]+|(?<![\\s.])[\\s.]+$/g'],
  ['/^for[ \\t]+(.*)$/i', '/^for[ \\t](.*)$/i'],
  ['/\\|\\s*(?:\\d+\\s*cm)?\\s*$/', '/\\|\\s*(?:\\d+\\s*cm\\s*)?$/'],
]

/** What ESLint watches in components. */
const WRONG_COMPONENTS: readonly (readonly [rule: string, code: string])[] = [
  ['@typescript-eslint/no-unused-vars', component('const it = 1', '<p>it</p>')],
  ['vue/no-v-html', component('', '<p v-html="\'a\'" />')],
  ['vue/no-undef-properties', component('', '<p>{{ nothing }}</p>')],
  ['vuejs-accessibility/alt-text', component('', '<img src="a.png" />')],
  ['vuejs-accessibility/click-events-have-key-events', component('', '<p @click="1">a</p>')],
  ['vuejs-accessibility/label-has-for', component('', '<label>a</label>')],
]

function component(script: string, template: string): string {
  return `<script setup lang="ts">\n${script}\n</script>\n\n<template>\n  ${template}\n</template>\n`
}

const fileOf = (rule: string): string => `${rule.replace('/', '-')}.ts`

interface Finding {
  readonly code: string
  readonly filename: string
}

let folder = ''
let found: readonly Finding[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-lint-'))
  copyFileSync(join(root, CONFIG), join(folder, CONFIG))
  cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
  copyFileSync(join(root, 'tsconfig.json'), join(folder, 'base.json'))
  write('tsconfig.json', JSON.stringify({ extends: './base.json', include: ['**/*.ts'] }))
  write('row.ts', 'export interface Row {\n  readonly id: string\n}')
  for (const [rule, code] of Object.entries(WRONG)) write(fileOf(rule), code)
  for (const [file, code] of Object.entries(WITHOUT_CHANCE)) write(file, `export const it = ${code}`)
  write('src-renderer/app/it.ts', 'export const it = [Math.random(), Date.now(), new Date(), new Date(1)]')
  found = lint([])
})

/** What oxlint finds in the folder, with further arguments. */
function lint(args: readonly string[]): readonly Finding[] {
  const { stdout, stderr } = spawnSync(process.execPath, [program, '-f', 'json', ...args], {
    cwd: folder,
    env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/.bin/tsgolint') },
    encoding: 'utf8',
  })
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`)
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
}

/** The names of the rules that fire in a file. */
function firedIn(file: string): string[] {
  return found.filter(({ filename }) => filename === file).map(({ code }) => code.replace(/^.*\((.*)\)$/, '$1'))
}

describe('what the linters watch', () => {
  test.each(Object.keys(WRONG))('%s', (rule) => {
    expect(firedIn(fileOf(rule))).toContain(rule.replace(/^.*\//, ''))
  })

  test.each(Object.keys(WITHOUT_CHANCE))('no chance and no clock in %s', (file) => {
    expect(firedIn(file)).toEqual(['no-chance-no-clock'])
  })

  test('right code is let through', () => {
    expect([...firedIn('row.ts'), ...firedIn('src-renderer/app/it.ts')]).toEqual([])
  })

  test('regular expressions that take a long text’s square', () => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    for (const [at, [slow, linear]] of REGEXES.entries()) {
      write(`regexes/slow-${at}.ts`, `export const it = ${slow}`)
      write(`regexes/linear-${at}.ts`, `export const it = ${linear}`)
    }
    const slow = lint(['-c', 'scripts/lint/regexes.json', 'regexes']).map(({ filename }) => filename)
    expect(slow.toSorted()).toEqual(REGEXES.map((_, at) => `regexes/slow-${at}.ts`))
  })

  test('every rule that needs types is broken once above', () => {
    const { overrides } = JSON.parse(readFileSync(join(root, CONFIG), 'utf8')) as {
      overrides: { rules: Record<string, string> }[]
    }
    expect(Object.keys(WRONG)).toEqual(expect.arrayContaining(Object.keys(overrides[0]?.rules ?? {})))
  })

  test.each(WRONG_COMPONENTS)('%s in components', async (rule, code) => {
    const [result] = await new ESLint({ cwd: root }).lintText(code, { filePath: join(root, 'src-renderer/ui/It.vue') })
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain(rule)
  })
})

import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** The libraries of TypeScript and of Node, read once for all programs with the same settings. */
const libraries = new Map<string, ts.SourceFile | undefined>()

/** What the compiler says about `code` as if it stood in `folder`. */
function complaints(folder: string, code: string): string[] {
  const project = resolve(root, folder, 'tsconfig.json')
  const { config } = ts.readConfigFile(project, (path) => ts.sys.readFile(path)) as { config: object }
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [] },
    ts.sys,
    resolve(root, folder),
    undefined,
    project,
  )
  const file = resolve(root, folder, 'deliberately-wrong.ts')
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => path === file || disk.fileExists(path),
    readFile: (path) => (path === file ? code : disk.readFile(path)),
    getSourceFile(path, ...rest) {
      if (path === file) return ts.createSourceFile(path, code, ts.ScriptTarget.ESNext)
      const key = `${folder} ${path}`
      if (!libraries.has(key)) libraries.set(key, disk.getSourceFile(path, ...rest))
      return libraries.get(key)
    },
  }
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe.each(['src-shared', 'src-main/games'])('%s compiles with neither DOM nor Node', (folder) => {
  test('plain code is accepted', () => {
    expect(complaints(folder, 'export const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)')).toEqual([])
  })

  test.each(['process', 'window', 'document', 'Buffer', 'setTimeout', 'fetch', 'require'])(
    'it cannot name %s',
    (name) => {
      expect(complaints(folder, `export const it: unknown = ${name}`)).toEqual([
        expect.stringContaining(`Cannot find name '${name}'`),
      ])
    },
  )

  test('it cannot import from Node', () => {
    expect(
      complaints(folder, "import { readFileSync } from 'node:fs'\nexport const it: unknown = readFileSync"),
    ).toEqual([expect.stringContaining('node:fs')])
  })
})

import ts from 'typescript'
import { parse as parseComponent } from 'vue/compiler-sfc'

/** A function with its number of lines, nested functions included. */
export interface FunctionInfo {
  name: string
  line: number
  lines: number
}
/** An import, dynamic import or re-export. `names` is null if the whole module is imported. */
export interface ImportInfo {
  from: string
  line: number
  names: readonly string[] | null
}
/** An exported name; `isUsedHere` is whether the file itself uses it. */
export interface ExportInfo {
  name: string
  line: number
  isType: boolean
  isUsedHere: boolean
}
/** A word or text with its line. */
export interface TextInfo {
  text: string
  line: number
}
/** A file with everything the style rules need, parsed once for all rules. */
export interface Source {
  path: string
  text: string
  functions: FunctionInfo[]
  imports: ImportInfo[]
  exports: ExportInfo[]
  /** Names of variables, parameters, functions and types declared in the file. */
  declared: TextInfo[]
  /** Spreads of an object or array literal inside a literal. */
  literalSpreads: TextInfo[]
}

/** Parses the text of one file. */
export function readSource(path: string, text: string): Source {
  const source: Source = {
    path,
    text,
    functions: [],
    imports: [],
    exports: [],
    declared: [],
    literalSpreads: [],
  }
  if (path.endsWith('.vue')) readComponent(source)
  else if (path.endsWith('.css')) readStyle(source, text)
  else readScript(source, text, 0)
  return source
}

/** Whether a file is a test or a test helper. */
export function isTest(path: string): boolean {
  return /\.test\.ts$|^(tests|e2e)\//.test(path)
}

function readComponent(source: Source) {
  const { descriptor } = parseComponent(source.text, { filename: source.path, sourceMap: false, ignoreEmpty: true })
  for (const script of [descriptor.script, descriptor.scriptSetup]) {
    if (script) readScript(source, script.content, script.loc.start.line - 1)
  }
  for (const style of descriptor.styles) {
    if (style.src) source.imports.push({ from: style.src, line: style.loc.start.line, names: null })
  }
  const { template } = descriptor
  if (!template) return
  const lines = template.content.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' ')).split('\n')
  source.declared.push(...loopVariables(lines.map((text, index) => ({ text, line: template.loc.start.line + index }))))
}

function loopVariables(template: readonly TextInfo[]): TextInfo[] {
  return template.flatMap(({ text, line }) =>
    [...text.matchAll(/\bv-for="\(?([^"]*?)\)? (?:in|of) /g)]
      .flatMap(([, names = '']) => names.split(/[^\w$]+/))
      .filter((name) => name !== '')
      .map((name) => ({ text: name, line })),
  )
}

function readStyle(source: Source, text: string) {
  for (const { 1: from = '', index } of text.matchAll(/@import\s+['"]([^'"]+)['"]/g)) {
    source.imports.push({ from, line: text.slice(0, index).split('\n').length, names: null })
  }
}

/** Traverses the syntax tree of a script once; `before` is the number of lines above the script. */
function readScript(source: Source, text: string, before: number) {
  const file = ts.createSourceFile(source.path, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS)
  const starts = file.getLineStarts()
  const lineAt = (position: number) => before + lineOf(starts, position)
  const lineFrom = (node: ts.Node) => lineAt(node.getStart(file))
  const used = new Map<string, number>()

  function visit(node: ts.Node, name: string) {
    note(node)
    if (!ts.isFunctionLike(node) || !('body' in node && node.body)) {
      ts.forEachChild(node, (child) => visit(child, nameOf(node, name)))
      return
    }
    const [first, last] = [lineFrom(node), lineAt(node.end)]
    const own = { name: nameOf(node, name), line: first, lines: last - first + 1 }
    ts.forEachChild(node, (child) => visit(child, ''))
    source.functions.push(own)
  }

  function note(node: ts.Node) {
    if (ts.isIdentifier(node)) used.set(node.text, (used.get(node.text) ?? 0) + 1)
    else if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression))
      source.literalSpreads.push({ text: '...{ }', line: lineFrom(node) })
    else if (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression))
      source.literalSpreads.push({ text: '...[ ]', line: lineFrom(node) })
    else noteImport(source, node, lineFrom)
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name))
      source.declared.push({ text: node.name.text, line: lineFrom(node.name) })
  }

  ts.forEachChild(file, (node) => visit(node, ''))
  for (const statement of file.statements) noteExport(source, statement, used, lineFrom)
}

function lineOf(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= position) low = middle
    else high = middle
  }
  return low + 1
}

type Line = (node: ts.Node) => number

const isDeclaration = (node: ts.Node) =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node)

function nameOf(node: ts.Node, outer: string): string {
  const name = 'name' in node ? (node.name as ts.Node | undefined) : undefined
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : outer
}

function noteImport(source: Source, node: ts.Node, lineFrom: Line) {
  const add = (from: ts.Node | undefined, names: readonly string[] | null) => {
    if (from && ts.isStringLiteralLike(from)) source.imports.push({ from: from.text, line: lineFrom(node), names })
  }
  if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importedNames(node.importClause))
  else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, reexportedNames(node.exportClause))
  else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, null)
  else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    add(node.arguments[0], null)
  else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL')
    add(node.arguments?.[0], null)
}

function importedNames(clause: ts.ImportClause | undefined): string[] | null {
  if (!clause) return []
  const bindings = clause.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) return null
  const named = bindings?.elements.map(({ propertyName, name }) => (propertyName ?? name).text) ?? []
  return clause.name ? ['default', ...named] : named
}

function reexportedNames(clause: ts.NamedExportBindings | undefined): string[] | null {
  return clause && ts.isNamedExports(clause)
    ? clause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : null
}

function noteExport(source: Source, statement: ts.Statement, used: ReadonlyMap<string, number>, lineFrom: Line) {
  const add = (name: string, isType: boolean, node: ts.Node) =>
    source.exports.push({ name, line: lineFrom(node), isType, isUsedHere: (used.get(name) ?? 0) > 1 })
  if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
    for (const element of statement.exportClause.elements) add(element.name.text, statement.isTypeOnly, element)
    return
  }
  const given = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (!given.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return
  if (given.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
  if (ts.isVariableStatement(statement)) {
    for (const { name } of statement.declarationList.declarations)
      if (ts.isIdentifier(name)) add(name.text, false, name)
  } else if ('name' in statement && statement.name) {
    const name = statement.name as ts.Node
    if (ts.isIdentifier(name)) add(name.text, isType, name)
  }
}

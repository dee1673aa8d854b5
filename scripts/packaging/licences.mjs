import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { at } from '../setup/shell.mjs'

const TEXT_FILE = /^(?:licen[sc]e|copying|ofl|notice)(?:[.-].*)?$/i
/** Licences that let everybody pass the app on, as long as they are named. */
const PERMISSIVE = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'BlueOak-1.0.0']
/** Packages that name their licence nowhere but in their text. */
const SAID_IN_TEXT = [
  [/\bMIT License\b|Permission is hereby granted, free of charge/i, 'MIT'],
  [/SIL OPEN FONT LICENSE/i, 'OFL-1.1'],
]

/** A module of a package, and where the package lies. */
const MODULE =
  /node_modules[\\/].*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+|node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+/

const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))

/** What the builds before this one held: the page ships the list of all. */
const bundled = new Set()

/** Plugin of every build: notes which packages are in it, and ships their licences with the page. A package without a licence ends the build. */
export function licences({ isPage = false } = {}) {
  return {
    name: 'orrery-licences',
    configureServer: ({ middlewares }) =>
      void middlewares.use('/licences.json', (_, answer) => answer.end(JSON.stringify(partiesAt(shippedWhole())))),
    generateBundle(_options, bundle) {
      for (const { moduleIds = [], originalFileNames = [] } of Object.values(bundle))
        for (const id of [...moduleIds, ...originalFileNames]) {
          const path = MODULE.exec(id)?.[0].replaceAll('\\', '/')
          if (path) bundled.add(path)
        }
      const source = JSON.stringify(partiesAt([...bundled, ...shippedWhole()]))
      if (isPage) this.emitFile({ type: 'asset', fileName: 'licences.json', source })
    },
  }
}

/** Where the packages lie that are shipped as they are: what package.json depends on, with all that these need, and Electron. */
export function shippedWhole() {
  const found = new Set(['node_modules/electron'])
  const visit = (name, from) => {
    const path = placeOf(name, from)
    if (path === null || found.has(path)) return
    found.add(path)
    for (const dependency of Object.keys(packages[path].dependencies ?? {})) visit(dependency, path)
  }
  for (const name of Object.keys(packages[''].dependencies)) visit(name, '')
  return [...found]
}

/** The packages that lie there, each once, with their licences. */
export function partiesAt(paths) {
  const parties = [...new Set(paths)].map(partyAt)
  return parties.toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

/** Where Node finds a package from another one's folder; null for optional ones that are not for this system. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[path]) return existsSync(at(path)) ? path : null
    if (folder === '') return null
  }
}

function partyAt(path) {
  const { name, version, license, licenses, author } = JSON.parse(readFileSync(at(path, 'package.json'), 'utf8'))
  const files = readdirSync(at(path)).filter((file) => TEXT_FILE.test(file))
  const text = files.map((file) => readFileSync(at(path, file), 'utf8').trim()).join('\n\n')
  const declared = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' or ')
  const licence = declared ?? SAID_IN_TEXT.find(([pattern]) => pattern.test(text))?.[1]
  if (!PERMISSIVE.includes(licence))
    throw new Error(`${name} may not be shipped under ${licence ?? 'no licence at all'}: look it up, or leave it out.`)
  const by = author?.name ?? author ?? ''
  return { name, version, licence, by, text: text === '' ? standardText(licence, by) : text }
}

/** The words of a licence for a package that ships none of its own. */
function standardText(licence, holder) {
  return readFileSync(at(`resources/licences/${licence}.txt`), 'utf8').replace('{holder}', holder)
}

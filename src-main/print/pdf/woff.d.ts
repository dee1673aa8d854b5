/** A font file as a `data:` URL. */
declare module '*.woff?inline' {
  const address: string
  export default address
}

/** Vite's import of many files at once. The rules are checked without the other types of Vite. */
interface ImportMeta {
  glob: import('vite/types/importGlob.d.ts').ImportGlobFunction
}

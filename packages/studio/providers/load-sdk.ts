/**
 * Loads a provider's official SDK when it is first needed: who is configured with another one does not pay for it at each
 * cold start. The name is handed over so that whoever packs functions does not follow it: reading both SDKs through would cost
 * six seconds of each start here. netlify.toml names their files instead (`included_files`), `npm run ops -- check-functions` tries them.
 * @param name `Sdk` is its type: `loadSdk<typeof import('openai')>('openai')`
 */
export const loadSdk = <Sdk>(name: string): Promise<Sdk> => import(/* @vite-ignore */ name) as Promise<Sdk>

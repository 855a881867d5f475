/**
 * The guide's pictures of wrong photos that no filter can make from the right photo. All are 500 by 540, as
 * guide-face.webp.
 */

/** In profile: half of the face is not in the photo. */
export const FaceFromTheSide = () => (
  <svg viewBox="0 0 500 540" aria-hidden="true">
    <rect width="500" height="540" fill="#cfc8bd" />
    <path d="M0 0h230v540H0z" fill="#f1efe9" />
    <path d="M82 540c4-98 62-160 168-160s160 62 166 160z" fill="#efece6" />
    <path d="M106 452c92 22 196 22 288 0M90 512c102 20 218 20 320 0" fill="none" stroke="#5f7794" strokeWidth="17" />
    <path d="M212 300h76v84c-22 16-54 16-76 0z" fill="#d79d80" />
    <path
      d="M140 222c0-84 62-128 124-124 66 4 104 52 104 108l26 52c5 11-2 17-16 17l-2 24c0 8-5 11-8 14 5 24-10 42-42 42-74 4-120-10-152-52-22-26-34-52-34-81z"
      fill="#ecba9a"
    />
    <path
      d="M134 236c-16-96 60-152 136-146 66 4 104 48 100 96-40 2-74-12-92-24-6 44-32 70-60 84-6 42-24 72-44 76-22-26-34-56-40-86z"
      fill="#6b4a34"
    />
    <ellipse cx="226" cy="252" rx="19" ry="27" fill="#dea182" />
    <ellipse cx="336" cy="222" rx="11" ry="21" fill="#2d221c" />
    <path d="M318 184c12-8 26-8 36-2" fill="none" stroke="#4a3122" strokeWidth="9" strokeLinecap="round" />
    <path d="M340 314c10 6 20 4 28-2" fill="none" stroke="#8d3b37" strokeWidth="9" strokeLinecap="round" />
    <circle cx="308" cy="280" r="22" fill="#e98f7c" opacity="0.5" />
  </svg>
)

/** A child in a meadow: nothing of its face can be seen. */
export const FarAway = () => (
  <svg viewBox="0 0 500 540" aria-hidden="true">
    <rect width="500" height="540" fill="#cfe3ea" />
    <path d="M0 330c120-60 250-50 330-20s120 20 170-4v234H0z" fill="#9db887" />
    <path d="M0 410c150-40 330-30 500 10v120H0z" fill="#84a56e" />
    <path d="M90 300l44-120 44 120zM122 300h24v40h-24z" fill="#58804f" />
    <path d="M270 440c0-28 10-42 28-42s28 14 28 42z" fill="#efece6" />
    <path d="M273 422h50" stroke="#5f7794" strokeWidth="6" />
    <circle cx="298" cy="382" r="19" fill="#ecba9a" />
    <path d="M279 380c0-16 8-23 19-23s19 7 19 23c-12-8-26-8-38 0z" fill="#6b4a34" />
    <path d="M286 440v34M310 440v34" stroke="#3f5672" strokeWidth="12" />
  </svg>
)

/** Laid over the face of guide-face.webp: light in both glasses. */
export const GlaringGlasses = () => (
  <svg viewBox="0 0 500 540" aria-hidden="true">
    <g fill="#fff" fillOpacity="0.9" stroke="#2d3a44" strokeWidth="11">
      <circle cx="200" cy="238" r="50" />
      <circle cx="300" cy="238" r="50" />
    </g>
    <path d="M150 232l-18 6M350 232l18 6" stroke="#2d3a44" strokeWidth="11" strokeLinecap="round" />
    <path d="M176 258l40-44M276 258l40-44" stroke="#cfe8f2" strokeWidth="14" strokeLinecap="round" />
  </svg>
)

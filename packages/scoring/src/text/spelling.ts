const OUR = [
  ...['arm', 'behavi', 'cand', 'clam', 'col', 'demean', 'endeav', 'fav', 'ferv', 'flav', 'glam', 'harb', 'hon'],
  ...['hum', 'lab', 'neighb', 'od', 'parl', 'ranc', 'rig', 'rum', 'sav', 'splend', 'tum', 'val', 'vap', 'vig'],
];
const RE = ['calib', 'cent', 'fib', 'lit', 'lust', 'met', 'meag', 'och', 'sab', 'somb', 'spect', 'theat'];
const DOUBLE_L = [
  ...['cancel', 'carol', 'channel', 'counsel', 'cruel', 'dial', 'duel', 'equal', 'fuel', 'funnel', 'jewel', 'label'],
  ...['level', 'marvel', 'model', 'panel', 'pedal', 'pencil', 'quarrel', 'refuel', 'rival', 'signal', 'spiral'],
  ...['total', 'towel', 'travel', 'tunnel', 'unravel', 'wool'],
];
const NEVER_Z =
  /(exerc|advert|adv|surpr|prom|r|w|ra|rev|superv|telev|compr|desp|dev|disgu|enterpr|exc|improv|merchand|franch|no|po|pra|prec|prem|cru|bru|expert|parad|treat|no|conc|dem|inc|pr|mort|chast|circumc)is(e|es|ed|ing|er|ers)$/;

const RULES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(un|dis|re|multi)?(${OUR.join('|')})our(?=$|[a-z])`), '$1$2or'],
  [new RegExp(`(${RE.join('|')})red$`), '$1ered'],
  [new RegExp(`(${RE.join('|')})re(s)?$`), '$1er$2'],
  [new RegExp(`^(${DOUBLE_L.join('|')})l(ed|ing|er|ers|or|ors|en)$`), '$1$2'],
  [/^(anal|catal|paral|dial|electrol)ys(e|es|ed|ing|er|ers)$/, '$1yz$2'],
  [/^(catal|dial|anal|monol|prol|epil)ogue(s|d)?$/, '$1og$2'],
  [/^(def|off|pret|lic)ence(s|d)?$/, '$1ense$2'],
  [/^practis/, 'practic'],
];

const WORDS = new Map(
  Object.entries({
    acknowledgement: 'acknowledgment',
    ageing: 'aging',
    aeroplane: 'airplane',
    aluminium: 'aluminum',
    artefact: 'artifact',
    axe: 'ax',
    cheque: 'check',
    cosy: 'cozy',
    disc: 'disk',
    doctor: 'dr',
    doughnut: 'donut',
    draught: 'draft',
    encyclopaedia: 'encyclopedia',
    enquiry: 'inquiry',
    fulfil: 'fulfill',
    enrol: 'enroll',
    grey: 'gray',
    installment: 'instalment',
    jewellery: 'jewelry',
    judgement: 'judgment',
    kerb: 'curb',
    manoeuvre: 'maneuver',
    mister: 'mr',
    mould: 'mold',
    moustache: 'mustache',
    okay: 'ok',
    omelette: 'omelet',
    orientated: 'oriented',
    paediatric: 'pediatric',
    plough: 'plow',
    programme: 'program',
    pyjamas: 'pajamas',
    sceptical: 'skeptical',
    skilful: 'skillful',
    storey: 'story',
    sulphur: 'sulfur',
    tyre: 'tire',
    whisky: 'whiskey',
    yoghurt: 'yogurt',
  }),
);
/** No English word is longer; anything longer has no other spelling. */
const MAX_LENGTH = 40;

/**
 * One spelling for the British and the American form of a word (and for "mister" and "Mr"), so that both are equal. The
 * result is only meant for comparison.
 */
export function toCommonSpelling(word: string): string {
  if (word.length > MAX_LENGTH) return word;
  const plural = word.endsWith('s') ? WORDS.get(word.slice(0, -1)) : undefined;
  const known = WORDS.get(word) ?? (plural === undefined ? undefined : `${plural}s`);
  if (known !== undefined) return known;
  let common = word;
  for (const [pattern, replacement] of RULES) common = common.replace(pattern, replacement);
  if (!NEVER_Z.test(common)) common = common.replace(/([a-z]{3,})is(e|es|ed|ing|er|ers|ation|ations)$/, '$1iz$2');
  return common;
}

import type { Entry } from './encoding.ts';
import { functionWords } from './function-words.ts';
import { comparedOf, ingOf, pastOf, pluralOf, thirdPersonOf } from './inflect.ts';
import { irregularNouns, pluralOnly, samePlural, singularInS } from './irregular-nouns.ts';
import { irregularVerbs } from './irregular-verbs.ts';
import { R, type Readings } from './readings.ts';

/** What a word form can be, and of which base form. */
export interface Analysis {
  readings: Readings;
  /** Base form of the noun and of the verb that it can be: `children` → child, `went` → go. */
  noun?: string;
  verb?: string;
  adjective?: string;
}

/** The words of English with their parts of speech. */
export interface Lexicon {
  analyse(form: string): Analysis;
  /** Whether this is a correct spelling, in British or American English. `form` is in lower case. */
  isWord(form: string): boolean;
  /** How common a word is: 1 for the 4,000 most common, up to 6; 9 for an unknown one. */
  bandOf(form: string): number;
  /** All base forms and other listed forms. */
  words(): Iterable<string>;
}

const CLASSES: Readonly<Record<string, Readings>> = { n: R.NN, v: R.VB, a: R.JJ, r: R.RB };

/** Makes a lexicon of words with their classes; the forms that follow from them needn't be listed. */
export function createLexicon(listed: Iterable<Entry>): Lexicon {
  const entries = new Map<string, { readings: Readings; band: number }>();
  for (const { word, classes, band } of listed) {
    let readings = 0;
    for (const letter of classes) readings |= CLASSES[letter] ?? 0;
    entries.set(word, { readings, band });
  }

  const is = (word: string, reading: Readings): boolean => ((entries.get(word)?.readings ?? 0) & reading) !== 0;
  const irregular = irregularForms();

  function addInflected(form: string, analysis: Analysis): void {
    for (const { base, readings } of irregular.get(form) ?? []) {
      analysis.readings |= readings;
      if (readings & R.NNS) analysis.noun = base;
      else if (readings & (R.JJR | R.JJS)) analysis.adjective = base;
      else analysis.verb = base;
    }
    const verb = (candidates: string[], inflect: (base: string) => readonly string[], readings: Readings) => {
      const base = candidates.find((each) => is(each, R.VB) && inflect(each).includes(form));
      if (base === undefined) return;
      analysis.readings |= readings;
      analysis.verb = base;
    };
    if (form.endsWith('s') && !form.endsWith('ss')) {
      const stems = [form.slice(0, -1), form.slice(0, -2), `${form.slice(0, -3)}y`];
      const noun = stems.find((each) => is(each, R.NN) && pluralOf(each) === form && each !== form);
      if (noun) {
        // WordNet lists some plurals as words of their own: things, hours
        if (!singularInS.has(form) && !samePlural.has(form) && !form.endsWith('ics')) analysis.readings &= ~R.NN;
        analysis.readings |= R.NNS;
        analysis.noun = noun;
      }
      verb(stems, (base) => [thirdPersonOf(base)], R.VBZ);
    }
    if (form.endsWith('ed')) {
      const stem = form.slice(0, -2);
      verb(
        [stem, `${stem}e`, stem.slice(0, -1), `${stem.slice(0, -1)}y`],
        (base) => withAmerican(base, pastOf(base), 'ed'),
        R.VBD | R.VBN,
      );
    }
    if (form.endsWith('ing')) {
      const stem = form.slice(0, -3);
      verb(
        [stem, `${stem}e`, stem.slice(0, -1), `${stem.slice(0, -1)}ie`],
        (base) => withAmerican(base, [ingOf(base)], 'ing'),
        R.VBG,
      );
    }
    const degree = /(?:er|est)$/.exec(form);
    if (degree) {
      const stem = form.slice(0, degree.index);
      const base = [stem, `${stem}e`, stem.slice(0, -1), `${stem.slice(0, -1)}y`].find(
        (each) => is(each, R.JJ) && comparedOf(each).includes(form),
      );
      if (base) {
        analysis.readings |= degree[0] === 'er' ? R.JJR : R.JJS;
        analysis.adjective = base;
      }
    }
  }

  function analyse(form: string): Analysis {
    const closed = functionWords.get(form);
    if (closed !== undefined) return closedAnalysis(form, closed);
    const readings = entries.get(form)?.readings ?? 0;
    const analysis: Analysis = { readings };
    if (readings & R.NN) {
      analysis.noun = form;
      if (pluralOnly.has(form)) analysis.readings = (readings & ~R.NN) | R.NNS;
      else if (samePlural.has(form)) analysis.readings |= R.NNS;
    }
    if (readings & R.VB) analysis.verb = form;
    if (readings & R.JJ) analysis.adjective = form;
    addInflected(form, analysis);
    if (analysis.readings === 0 && form.endsWith('ly') && adverbStems(form).some((stem) => is(stem, R.JJ))) {
      analysis.readings = R.RB;
    }
    return analysis;
  }

  return {
    analyse,
    isWord: (form) => entries.has(form) || analyse(form).readings !== 0,
    bandOf: (form) => {
      const own = entries.get(form)?.band;
      if (own !== undefined) return own;
      if (functionWords.has(form)) return 1;
      const { noun, verb, adjective } = analyse(form);
      const base = noun ?? verb ?? adjective;
      return base === undefined ? 9 : (entries.get(base)?.band ?? 9);
    },
    words: () => entries.keys(),
  };
}

const adverbStems = (form: string): string[] => {
  const stem = form.slice(0, -2);
  return [stem, `${stem}e`, `${stem}le`, `${stem.replace(/i$/, '')}y`, stem.replace(/al$/, '')];
};

/** Americans double no `l` where the last syllable is unstressed: traveled. */
function withAmerican(base: string, forms: readonly string[], ending: string): readonly string[] {
  return base.endsWith('l') && !irregularVerbs.has(base) ? [...forms, `${base}${ending}`] : forms;
}

function closedAnalysis(form: string, readings: Readings): Analysis {
  if (readings & R.BE) return { readings, verb: 'be' };
  if (readings & R.HAVE) return { readings, verb: 'have' };
  if (readings & R.DO || form === 'done' || form === 'doing') return { readings, verb: 'do' };
  if (readings & R.NNS && form === 'people') return { readings, noun: 'person' };
  if (readings & (R.VB | R.VBD)) return { readings, verb: form };
  return { readings };
}

interface IrregularForm {
  base: string;
  readings: Readings;
}

function irregularForms(): ReadonlyMap<string, IrregularForm[]> {
  const forms = new Map<string, IrregularForm[]>();
  const add = (form: string, base: string, readings: Readings) =>
    forms.set(form, [...(forms.get(form) ?? []), { base, readings }]);
  for (const [base, { past, participle }] of irregularVerbs) {
    for (const form of past) add(form, base, R.VBD);
    for (const form of participle) add(form, base, R.VBN);
  }
  for (const [noun, plural] of irregularNouns) add(plural, noun, R.NNS);
  for (const base of ['good', 'bad', 'far', 'little']) {
    const [comparative, superlative] = comparedOf(base);
    add(comparative, base, R.JJR);
    add(superlative, base, R.JJS);
  }
  return forms;
}

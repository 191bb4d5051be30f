const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs that an -ing form follows and no infinitive: "enjoy cooking". */
export const GERUND_VERBS = words(`
enjoy avoid finish suggest practise practice consider imagine deny delay postpone dislike quit resist miss risk appreciate tolerate
involve fancy detest resume recall contemplate recommend admit keep mention discuss`);

/** Of these, the ones whose participle an infinitive can follow: "is considered to be". */
export const OFTEN_PASSIVE = words(
  'consider imagine recommend admit keep suggest involve appreciate tolerate miss mention discuss recall practise practice',
);

/** After "stop" these are what stops, not the purpose: "didn't stop talking". */
export const STOPPED = words(
  'talk laugh cry rain snow bark cough complain scream shout sing smile grow move love play sneeze argue fight chat',
);

/** Verbs that an infinitive follows and no -ing form: "want to go". */
export const INFINITIVE_VERBS = words(`
want hope decide agree refuse promise expect offer wish manage afford fail pretend choose arrange tend plan attempt aim hesitate
threaten swear volunteer prepare determine claim deserve`);

/** Verbs that either form follows. */
export const EITHER_VERBS = words('like love hate prefer start begin continue');

/** Verbs that an infinitive with "to" can follow. */
export const TO_VERBS = words(`
want hope decide agree refuse promise expect offer wish manage afford fail pretend choose arrange tend plan attempt try learn need intend
like love hate prefer start begin continue forget remember have ought hesitate threaten aim`);

/** Verbs with an object and an infinitive with "to": "ask him to come". */
export const OBJECT_TO_VERBS = words(`
want ask tell allow expect encourage advise persuade invite teach warn remind force order enable beg urge convince require permit
motivate challenge tempt pay train instruct forbid`);

/** Adjectives that an infinitive follows: "easy to learn". */
export const TO_ADJECTIVES = words(`
able unable difficult easy hard important necessary possible impossible ready willing glad happy sad pleased eager keen likely unlikely
dangerous better best essential useful nice good great interesting boring safe lucky sorry proud afraid excited determined prepared
surprised cheaper easier harder cheap expensive free wonderful convenient`);

/** Nouns that an infinitive follows: "time to go". */
export const TO_NOUNS = words(
  'time chance opportunity ability right decision plan permission courage way wish desire need attempt money promise',
);

/** Verbs that mostly name a state: be + these is no progressive: "am agree" → agree. */
export const FINITE_VERBS = words(`
agree disagree consist depend belong exist seem contain include mean need want love hope know think believe prefer understand remember
happen occur appear disappear arrive die hate matter suppose own cost have become live come go remain fit deserve enjoy hear see look
realize realise feel wish`);

/** Verbs whose participle is used with be, get and feel: "is located", "got married". */
export const PARTICIPLE_VERBS = words(`
locate situate call name marry divorce interest bore excite tire confuse scare embarrass disappoint surprise worry frighten base compose
bear divide surround cover decorate fill crowd satisfy please annoy relax shock amaze stress exhaust qualify concern engage involve
suppose allow force require damage break close finish lose addict dedicate delay cancel ban`);

/** Verbs that have no passive: "was happened" → happened. */
export const INTRANSITIVE_VERBS = words(`
happen occur appear disappear die arrive exist consist belong depend vanish seem remain emerge sneeze cough graduate
fall rise come become sleep rain snow go swim`);

/** Past forms of verbs that move or change on their own: "was went" → went. */
export const INTRANSITIVE_PASTS = words('went came became fell rose swam ran sat stood slept flew grew lay began');

/** Feelings: the -ing adjective for what causes them, the -ed adjective for who has them. */
export const FEELINGS: ReadonlyMap<string, string> = new Map(
  `bore tire interest excite confuse disappoint surprise embarrass frighten exhaust shock depress satisfy fascinate amaze terrify frustrate annoy
thrill amuse disgust`
    .split(/\s+/)
    .map((base) => {
      const stem = base.replace(/[ey]$/, base.endsWith('y') ? 'y' : '');
      const past = base.endsWith('e')
        ? `${base}d`
        : base.endsWith('y') && !/[aeiou]y$/.test(base)
          ? `${base.slice(0, -1)}ied`
          : `${base}ed`;
      return [`${stem}ing`, past] as const;
    }),
);

/** What bores or interests, but is not bored or interested itself. */
export const THINGS = words(`
film films movie movies book books novel novels lesson lessons story stories game games job jobs trip trips journey journeys news party match class
classes speech speeches meeting meetings place places day days work homework subject subjects show shows programme programmes program exam
exams test tests result results weather activity activities museum exhibition city town article articles topic topics song songs music
experience experiences holiday holidays vacation presentation lecture lectures conversation series week life course courses idea ideas
concert play sport website video videos task tasks flight walk view race tour history science maths english situation mistake question questions`);

/** Nouns for a short time spent on an action. */
export const DURATIONS = words(
  'time hour hours minute minutes day days week weeks month months year years morning afternoon evening weekend night life lot',
);

/** Activities after "go", without "to": "go shopping". */
export const GO_ACTIVITIES = words(`
shopping swimming fishing camping hiking skiing dancing jogging running sightseeing climbing surfing cycling bowling sailing skating
snowboarding horse-riding clubbing hunting`);

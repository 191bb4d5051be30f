const verb = <Name extends string>(name: Name, english: string, chinese: string) => ({
  id: `http://adlnet.gov/expapi/verbs/${name}` as const,
  display: { en: english, 'zh-Hans': chinese },
});

/** The verbs that are used, of ADL's vocabulary, which cmi5 uses as well. */
export const verbs = {
  initialized: verb('initialized', 'initialized', '开始了'),
  experienced: verb('experienced', 'experienced', '体验了'),
  answered: verb('answered', 'answered', '回答了'),
  completed: verb('completed', 'completed', '完成了'),
  passed: verb('passed', 'passed', '通过了'),
  failed: verb('failed', 'failed', '未通过'),
  terminated: verb('terminated', 'terminated', '结束了'),
} as const;

/** One of {@link verbs}. */
export type VerbName = keyof typeof verbs;

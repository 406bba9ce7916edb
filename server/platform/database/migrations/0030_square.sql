-- Words with kana stand in hiragana now, and the characters of Japanese as Simplified: such documents are read anew.
UPDATE search_documents SET stale = true WHERE kind IN ('work', 'person') AND words::text ~ '[ぁ-ヶ]';
--> statement-breakpoint
UPDATE search_documents SET stamp = '' WHERE kind NOT IN ('work', 'person');

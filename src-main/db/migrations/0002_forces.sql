CREATE TABLE `house_row` (
	`id` text PRIMARY KEY NOT NULL,
	`table_name` text NOT NULL,
	`row_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`fields` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	CONSTRAINT "house_row_kind" CHECK("house_row"."kind" IN ('own', 'patch')),
	CONSTRAINT "house_row_named" CHECK(length("house_row"."name") > 0),
	CONSTRAINT "house_row_json" CHECK(json_valid("house_row"."fields"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `house_row_of` ON `house_row` (`table_name`,`row_id`);--> statement-breakpoint
CREATE TABLE `image` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`data` text NOT NULL,
	CONSTRAINT "image_type" CHECK("image"."type" IN ('image/webp', 'image/jpeg', 'image/png')),
	CONSTRAINT "image_size" CHECK("image"."width" BETWEEN 1 AND 4096 AND "image"."height" BETWEEN 1 AND 4096)
);
--> statement-breakpoint
CREATE TABLE `last_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`edition_id` text NOT NULL,
	`settings` text NOT NULL,
	`tables` text NOT NULL,
	CONSTRAINT "last_rules_one_row" CHECK("last_rules"."id" = 'last'),
	CONSTRAINT "last_rules_json" CHECK(json_valid("last_rules"."settings") AND json_valid("last_rules"."tables"))
);
--> statement-breakpoint
CREATE TABLE `printed` (
	`id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rules_edition` (
	`id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`tables` text NOT NULL,
	`made_at` text NOT NULL,
	CONSTRAINT "rules_edition_json" CHECK(json_valid("rules_edition"."settings") AND json_valid("rules_edition"."tables"))
);
--> statement-breakpoint
CREATE TABLE `ruling` (
	`id` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`agreed_by` text DEFAULT '' NOT NULL,
	`agreed_on` text,
	CONSTRAINT "ruling_json" CHECK(json_valid("ruling"."value"))
);
--> statement-breakpoint
CREATE TABLE `scenario` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`prompt_id` text,
	`story` text DEFAULT '' NOT NULL,
	`goal` text DEFAULT '' NOT NULL,
	`table_plan` text DEFAULT '' NOT NULL,
	`turns` integer,
	`sides` text DEFAULT '[]' NOT NULL,
	`rolls` integer DEFAULT 0 NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	CONSTRAINT "scenario_named" CHECK(length("scenario"."name") > 0),
	CONSTRAINT "scenario_turns" CHECK("scenario"."turns" IS NULL OR "scenario"."turns" BETWEEN 1 AND 99),
	CONSTRAINT "scenario_json" CHECK(json_valid("scenario"."sides"))
);
--> statement-breakpoint
CREATE TABLE `squad` (
	`id` text PRIMARY KEY NOT NULL,
	`warband_id` text NOT NULL,
	`name` text NOT NULL,
	`skill_a` integer NOT NULL,
	`skill_f` integer NOT NULL,
	`skill_s` integer NOT NULL,
	`skill_aw` integer NOT NULL,
	`skill_p` integer NOT NULL,
	`hit_points` integer NOT NULL,
	`traits` text NOT NULL,
	`abilities` text NOT NULL,
	`loadouts` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`background` text DEFAULT '' NOT NULL,
	`portrait_id` text,
	`allowed` text DEFAULT '[]' NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`warband_id`) REFERENCES `warband`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`portrait_id`) REFERENCES `image`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "squad_named" CHECK(length("squad"."name") > 0),
	CONSTRAINT "squad_skills" CHECK(min("squad"."skill_a", "squad"."skill_f", "squad"."skill_s", "squad"."skill_aw", "squad"."skill_p") >= 1
          AND max("squad"."skill_a", "squad"."skill_f", "squad"."skill_s", "squad"."skill_aw", "squad"."skill_p") <= 10),
	CONSTRAINT "squad_hit_points" CHECK("squad"."hit_points" >= 1),
	CONSTRAINT "squad_json" CHECK(json_valid("squad"."traits") AND json_valid("squad"."abilities") AND json_valid("squad"."loadouts"))
);
--> statement-breakpoint
CREATE INDEX `squad_warband` ON `squad` (`warband_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_journal_link` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `journal_entry`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "journal_link_kind" CHECK("__new_journal_link"."target_kind" IN ('star', 'faction', 'warband', 'character', 'squad', 'vehicle', 'scenario', 'journal'))
);
--> statement-breakpoint
INSERT INTO `__new_journal_link`("id", "entry_id", "target_kind", "target_id") SELECT "id", "entry_id", "target_kind", "target_id" FROM `journal_link`;--> statement-breakpoint
DROP TABLE `journal_link`;--> statement-breakpoint
ALTER TABLE `__new_journal_link` RENAME TO `journal_link`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `journal_link_once` ON `journal_link` (`entry_id`,`target_kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `journal_link_target` ON `journal_link` (`target_kind`,`target_id`);--> statement-breakpoint
ALTER TABLE `character` ADD `background` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `character` ADD `portrait_id` text REFERENCES image(id);--> statement-breakpoint
ALTER TABLE `character` ADD `allowed` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `character` ADD `is_archived` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `vehicle` ADD `background` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `vehicle` ADD `portrait_id` text REFERENCES image(id);--> statement-breakpoint
ALTER TABLE `vehicle` ADD `allowed` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `vehicle` ADD `is_archived` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `warband` ADD `point_limit` integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE `warband` ADD `play` text DEFAULT 'opposed' NOT NULL;--> statement-breakpoint
ALTER TABLE `warband` ADD `leader_id` text;--> statement-breakpoint
ALTER TABLE `warband` ADD `stash` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `warband` ADD `background` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `warband` ADD `portrait_id` text REFERENCES image(id);--> statement-breakpoint
ALTER TABLE `warband` ADD `allowed` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `warband` ADD `state` text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE `warband` ADD `edition_id` text REFERENCES rules_edition(id);